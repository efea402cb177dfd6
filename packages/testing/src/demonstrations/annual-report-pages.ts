import type { PdfPage } from './pdf-of.ts';

/** The annual report of an invented ferry company, page by page. */
export const annualReportPages: readonly PdfPage[] = [
  {
    title: 'Vessela Ferries: Annual Report 2023',
    paragraphs: [
      'For 74 years our ships have tied eleven islands to the mainland and the two shores of the sound to each other. This report tells our owners, the 23 municipalities of the coast, our lenders and the public how we did so in 2023, what it cost, and what we expect of the year ahead.',
      'Contents: Letter from the managing director, page 2. Traffic, page 3. The battery ferries, pages 4 and 5. Finances, page 5. Risks and outlook, page 6.',
      'All amounts are in millions of crowns unless something else is said. Figures for 2022 stand in brackets. The full accounts, with the auditor’s report, are filed with the register of companies.',
      'The fleet on 31 December 2023: nine passenger and car ferries, of which one runs on batteries and two on a mix of diesel and batteries, and one freight ship. Average age of the fleet: 19 years. Staff: 814, in full-time posts 742.',
    ],
  },
  {
    title: 'Letter from the managing director',
    paragraphs: [
      'Two moments of last year will stay with me. On the second Saturday in July we carried 31,000 people, more than on any day in our history, and not one sailing left more than ten minutes late. And on 9 October, before sunrise, I stood on the bridge of the Alba as she left Port Ellery in perfect silence. A passenger asked the mate whether we had forgotten to start the engines.',
      'It was a hard summer all the same. The Marisol was out of service for seven weeks in the high season. Her crew and the planners in Ansport kept the timetable together with ships that were never meant for her route, and with a patience on the side of our passengers for which I thank them.',
      'We made less money than we had planned. Some of that was bad luck, and some was not: we hedged too little fuel, and we ordered spare parts for the older gearboxes too late. Both have been put right.',
      'The coming year decides about our next ten. The contract for the island routes will be put out to tender, and we mean to win it, with cleaner ships and with the people who know these waters.',
      'Henrike Solvang, managing director',
    ],
  },
  {
    title: 'Traffic',
    paragraphs: [
      'We carried 3.42 million passengers, 8.6 per cent more than in 2022 and, for the first time, more than in 2019. The number of cars rose by 4.1 per cent to 611,000; that of lorries stood still at 58,000.',
      'The island routes grew by 12 per cent. The commuter line across the sound lost 3 per cent, as more people worked at home on Fridays. On Tuesdays it was as full as ever. We have therefore moved one Friday sailing to Tuesday morning since January.',
      'Of 41,870 planned departures we sailed 98.4 per cent (98.9). Half of the cancellations were due to weather, a third to technical faults, and the rest to crew who were ill at short notice. Of the departures that took place, 94 per cent left within five minutes of the timetable.',
      'Passengers gave us 8.1 points out of ten in the yearly survey (8.3). They praised the crews and the new booking page, and criticised the prices in the cafeteria and the crowding at the gangway in Port Ellery. A second gangway is being built there and will open in June.',
      'One person was seriously hurt on board: a deckhand broke a leg on the car deck in March. The accident was investigated together with the union, and the chocks that had slipped were replaced on all ships.',
    ],
  },
  {
    title: 'The battery ferries',
    paragraphs: [
      'In 2021 we ordered three battery ferries for 300 passengers and 60 cars each. Together with the charging stations they cost 412, of which 130 is paid by the national climate fund. They are to replace ships from 1987, 1989 and 1994.',
      'The Alba, the first of our three battery ferries, entered service on 9 October, five months later than planned. The yard had waited for switchboards. It has paid us 3.1 in compensation for the delay, which lowers the price of the ship and is not part of the year’s profit.',
      'Her sisters are due in May and in November 2024. The hull of the second was launched in December.',
      'The Alba charges for nine minutes at each end of her route, with 4.2 megawatts, through an arm that finds its socket by itself. Her batteries are made to last ten years. They hold enough energy for three crossings, so that she can skip a charge when it has to be skipped.',
      'In her first twelve weeks she used 71 per cent less energy for each crossing than the diesel ship she replaced.',
    ],
  },
  {
    paragraphs: [
      'She missed 2.1 per cent of her departures, nearly always because the charging arm in Port Ellery did not connect in a swell. The maker has lengthened its dampers, and since the middle of December the arm has failed twice.',
      'Crews like the ship. They sleep better on her, and they asked for bells on the car deck, because pedestrians do not hear her coming. The bells were fitted in November.',
      { heading: 'Finances' },
      'Revenue was 187.4 million (2022: 169.8 million). Operating profit was 17.2 million (2022: 21.9 million). After interest and tax, 8.9 million remain (14.6 million). The board proposes to pay no dividend and to keep the profit for the two ships that are still being built.',
      'Two things explain most of the fall: fuel, which cost 6.8 million more than we had hedged for, and the seven weeks which the Marisol spent in dock after her gearbox failed in June. The repair cost 2.3 million, and hiring a ship in her place 1.9 million.',
      'We invested 96.5, nearly all of it in the battery ferries and their charging stations. Net debt rose to 241 (183), or 5.6 times the operating result before depreciation; our lenders allow six times. Cash and unused credit lines stood at 58 at the end of the year.',
      'Wages rose by 5.2 per cent, as agreed with the unions in 2022. Fares on the commuter line were raised by 4 per cent in April. Fares on the island routes are set by the ministry and did not change.',
    ],
  },
  {
    title: 'Risks and outlook',
    paragraphs: [
      'The board reviews the company’s risks twice a year and ranks them by likelihood and harm. Three stood at the top in December.',
      'First, the contract. The public-service contract for the island routes ends on 31 December 2024. It accounts for 38 per cent of revenue. The ministry has announced a tender for the spring; at least two other companies have said that they will take part. If we lost it, four ships and about 210 posts would no longer be needed in their present place.',
      'Second, power. Unless the grid connection in Port Ellery is strengthened by the summer, the second battery ferry cannot keep to the timetable we have published. The network operator has promised the new cable for June. Until then we could charge at night and sail every second crossing more slowly.',
      'Third, people. At the end of the year 14 of our 96 posts for marine engineers were vacant. We have doubled the number of cadets to twelve, but they will not be certified before 2026. For the summer we count on retired engineers, nine of whom have agreed to come back for a season.',
      'For 2024 we expect between 3.4 and 3.5 million passengers, revenue of about 195, and an operating profit between 15 and 19. Seventy per cent of our fuel is hedged, against forty a year ago.',
    ],
  },
];
