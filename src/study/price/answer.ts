import type { Answer } from '../../analysis/index.ts';
import { trueMinus } from '../true-minus.ts';
import type { PriceResult } from './result.ts';
import { foes, points, priceMethod, priceSentences, unitName } from './words.ts';

/** The answer of the page about a price. */
export function priceAnswer(result: PriceResult): Answer {
  const { scenario, spec, army } = result;
  return {
    about: `What ${unitName(result)} of ${army.title} should cost in ${scenario.title} under ${spec}, against ${foes(result)}`,
    headline: headline(result),
    sentences: priceSentences(result).map((text) => ({ text: trueMinus(text) })),
    method: [trueMinus(priceMethod(result))],
  };
}

function headline({ fair, unit, prices }: PriceResult): string {
  const [lowest, highest] = [points(prices[0]?.price ?? 0), points(prices.at(-1)?.price ?? 0)];
  switch (fair.kind) {
    case 'no matter':
      return `No price of ${unit.title} matters here`;
    case 'less':
      return `${unit.title} is worth less than ${lowest} army points`;
    case 'more':
      return `${unit.title} is worth more than ${highest} army points`;
    case 'anything':
      return `Not enough games to tell what ${unit.title} should cost`;
    case 'price': {
      const fits = fair.low <= unit.points && unit.points <= fair.high;
      if (fits) return `${unit.title} may cost the ${points(unit.points)} army points that it costs`;
      const about = fair.price === null ? `${points(fair.low)} to ${points(fair.high)}` : `about ${points(fair.price)}`;
      return `${unit.title} should cost ${about} army points, not ${points(unit.points)}`;
    }
  }
}
