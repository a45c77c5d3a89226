#!/usr/bin/env node
import { runProcess } from './cli/ending.ts';
import { main } from './cli/main.ts';

void runProcess(() => main(process.argv.slice(2)));
