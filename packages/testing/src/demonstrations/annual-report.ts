import type { SourceInput } from '@cited-stream/core';
import { annualReportPages } from './annual-report-pages.ts';
import { cited, demonstration } from './author.ts';
import { PAGE_BREAK, quotesFromPages } from './quotes.ts';

const title = 'Vessela Ferries: Annual Report 2023';
const sources: SourceInput[] = [{ id: 'AR-2023', kind: 'pdf', title }];

const quote = quotesFromPages(0, title, annualReportPages);

export const annualReport = demonstration({
  id: 'annual-report',
  title: 'An annual report as a PDF',
  about: 'A PDF of six pages, cited by page; one quote runs over the end of a page.',
  question:
    'How did the ferry company do in 2023? I care about passengers, profit, the electric ships and what could go wrong next year.',
  sources,
  pdf: annualReportPages,
  answer: [
    'Vessela Ferries had a good year at sea and a mixed one on paper.\n\n**Passengers**: ',
    cited(
      'The ships carried 3.42 million people, 8.6 per cent more than the year before and for the first time more than before the pandemic',
      quote(
        'We carried 3.42 million passengers, 8.6 per cent more than in 2022 and, for the first time, more than in 2019.',
      ),
    ),
    '. Growth was uneven: ',
    cited(
      'the island routes grew by 12 per cent, while the commuter line across the sound lost 3 per cent',
      quote(
        'The island routes grew by 12 per cent. The commuter line across the sound lost 3 per cent, as more people worked at home on Fridays.',
      ),
    ),
    '.\n\n**Profit**: ',
    cited(
      'Revenue rose to 187.4 million, but operating profit fell from 21.9 to 17.2 million',
      quote(
        'Revenue was 187.4 million (2022: 169.8 million). Operating profit was 17.2 million (2022: 21.9 million).',
      ),
    ),
    '. The company names two causes, ',
    cited(
      'dearer fuel and the unplanned docking of the *Marisol*',
      quote(
        'Two things explain most of the fall: fuel, which cost 6.8 million more than we had hedged for, and the seven weeks which the Marisol spent in dock after her gearbox failed in June.',
      ),
    ),
    '.\n\n**Electric ships**: ',
    cited(
      'The first of three, the *Alba*, entered service in October, five months late',
      quote(
        'The Alba, the first of our three battery ferries, entered service on 9 October, five months later than planned.',
      ),
    ),
    '. In her first quarter, ',
    cited(
      'she used 71 per cent less energy per crossing than the ship she replaced and missed 2.1 per cent of her departures, most of them because of the charging arm in Port Ellery',
      quote(
        `In her first twelve weeks she used 71 per cent less energy for each crossing than the diesel ship she replaced.${PAGE_BREAK}She missed 2.1 per cent of her departures, nearly always because the charging arm in Port Ellery did not connect in a swell.`,
      ),
    ),
    '. ',
    cited(
      'The other two are due in May and November 2024',
      quote('Her sisters are due in May and in November 2024.'),
    ),
    '.\n\n**Risks for 2024**: The report ranks three. ',
    cited(
      'First comes the public-service contract for the island routes, which ends in December 2024 and brings in 38 per cent of revenue',
      quote(
        'The public-service contract for the island routes ends on 31 December 2024. It accounts for 38 per cent of revenue.',
      ),
    ),
    '; the tender is expected in spring. Next are ',
    cited(
      'the grid connection in Port Ellery, without which the second electric ship cannot run to its timetable',
      quote(
        'Unless the grid connection in Port Ellery is strengthened by the summer, the second battery ferry cannot keep to the timetable we have published.',
      ),
    ),
    ', and ',
    cited(
      'a shortage of marine engineers, with 14 of 96 posts vacant at the end of the year',
      quote('At the end of the year 14 of our 96 posts for marine engineers were vacant.'),
    ),
    '.',
  ],
});
