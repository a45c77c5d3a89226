/// <reference types="vite/client" />
/** Everything that has to run in a browser, for the bundler to follow. */
export default import.meta.glob([
  '../../src/{analysis,campaign,catalogue,compile,digest,doctrine,editions,engine,import,kit,page,replay,report,rules,scenario,scene,stats}/**/*.ts',
  '../../variants/*/**/*.ts',
  '../../reports/charts/*.ts',
  '!**/*.d.ts',
  '!../../src/catalogue/disk/**',
  '!../../src/report/{index.ts,disk/**}',
]);
