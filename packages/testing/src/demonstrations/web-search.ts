import { cited, demonstration } from './author.ts';
import { onceMore, thinking, webQuote, webSearch, type FoundPage } from './web.ts';

const council: FoundPage = {
  title: 'Heat pumps and planning permission: what changed in May',
  url: 'https://planning.example.org/guides/heat-pumps',
  age: 'May 29, 2025',
  text: 'Since 29 May 2025 an air-source heat pump no longer has to stand one metre from the boundary of your property. Permission is still needed for a second outdoor unit on a terraced house, in front of the building line in a conservation area, and for any listed building.',
};
const noise: FoundPage = {
  title: 'How loud is a heat pump?',
  url: 'https://www.example.net/home-energy/heat-pump-noise',
  age: '2 weeks ago',
  text: 'Modern outdoor units are rated between 48 and 60 decibels. To be built without permission, the sound at the nearest neighbour’s window must not exceed 37 decibels, which an installer calculates from the rated power, the distance and the surfaces around the unit.',
};
const grants: FoundPage = {
  title: 'Apply for the boiler upgrade grant',
  url: 'https://grants.example.com/boiler-upgrade?step=1',
  age: 'June 2, 2025',
  text: 'You can get 7,500 pounds towards an air-source heat pump. Your installer applies for you and takes the amount off the price. The property needs a valid energy certificate; since 2024 it no longer matters whether the certificate recommends insulating the loft or the walls. One grant is paid for each property.',
};
const running: FoundPage = {
  title: 'We tracked 40 terraced houses for a winter',
  url: 'https://magazine.example.com/2025/04/terraced-winter',
  age: 'April 17, 2025',
  text: 'Across the 40 houses the heat pumps delivered 3.1 units of heat for each unit of electricity. Bills fell in 26 houses and rose in 14, most of them houses which had kept small radiators made for hotter water.',
};
const forum: FoundPage = {
  title: 'Neighbours and my outdoor unit - any experience?',
  url: 'https://forum.example.net/t/18442',
  text: 'Ours hums a bit below freezing but next door only noticed when we told them.',
};

const bills = webQuote(
  running,
  'Bills fell in 26 houses and rose in 14, most of them houses which had kept small radiators made for hotter water.',
);

export const webSearchAnswer = demonstration({
  id: 'web-search',
  title: 'A web search',
  about:
    'Claude thinks, searches the web and cites pages: one without a title, one with an empty quote.',
  question:
    'We live in a terraced house and want a heat pump this year. Do we need planning permission, is there still a grant, and will it pay off?',
  sources: [],
  webSearches: 1,
  answer: [
    thinking(
      'The rules for heat pumps changed recently, so what I remember may be out of date. I should search for permission, grant and running costs in terraced houses. One search that names all three may be enough.',
    ),
    'I’ll look up the current rules, since they changed this year.',
    ...webSearch('heat pump terraced house planning permission grant 2025 running cost', [
      council,
      grants,
      noise,
      running,
      forum,
    ]),
    'In most cases **you will not need planning permission**. ',
    cited(
      'Since 29 May 2025 the outdoor unit no longer has to keep one metre away from the boundary',
      webQuote(
        council,
        'Since 29 May 2025 an air-source heat pump no longer has to stand one metre from the boundary of your property.',
      ),
    ),
    ', which is what used to rule out many terraced houses. ',
    cited(
      'You would still need permission for a second unit, for a place in front of the house in a conservation area, and for a listed building',
      webQuote(
        council,
        'Permission is still needed for a second outdoor unit on a terraced house, in front of the building line in a conservation area, and for any listed building.',
      ),
    ),
    '. And noise has a limit: it must be **',
    cited(
      'no more than 37 decibels at the nearest neighbour’s window',
      webQuote(
        noise,
        'To be built without permission, the sound at the nearest neighbour’s window must not exceed 37 decibels, which an installer calculates from the rated power, the distance and the surfaces around the unit.',
        null,
      ),
    ),
    '**. With houses on both sides this is the point to raise first with an installer.',
    '\n\n',
    'The grant is still there. ',
    cited(
      'It is worth £7,500, and the installer applies for it and deducts it from the price',
      webQuote(
        grants,
        'You can get 7,500 pounds towards an air-source heat pump. Your installer applies for you and takes the amount off the price.',
      ),
    ),
    '. ',
    cited(
      'You need a valid energy certificate, but open recommendations for loft or wall insulation no longer stand in the way',
      webQuote(
        grants,
        'The property needs a valid energy certificate; since 2024 it no longer matters whether the certificate recommends insulating the loft or the walls.',
      ),
      webQuote(grants, ''),
    ),
    '.\n\n',
    'Whether it pays off depends mostly on your radiators. A magazine followed terraced houses through last winter: ',
    cited(
      'bills fell in 26 of 40 and rose in 14, mainly where small radiators had been kept',
      bills,
      onceMore(bills),
      webQuote(
        running,
        'Across the 40 houses the heat pumps delivered 3.1 units of heat for each unit of electricity.',
      ),
    ),
    '. Forty houses are a small sample, so ask for a heat-loss calculation of your own before you sign. If you tell me the size of the house and your yearly gas use, I can make a rough estimate.',
  ],
});
