import { annualReport } from './annual-report.ts';
import { arabic } from './arabic.ts';
import { cutOff } from './cut-off.ts';
import type { Demonstration } from './demonstration.ts';
import { employeeHandbook } from './employee-handbook.ts';
import { japanese } from './japanese.ts';
import { knowledgeBase } from './knowledge-base.ts';
import { lease } from './lease.ts';
import { overloaded } from './overloaded.ts';
import { paper } from './paper.ts';
import { supplierQuotes } from './supplier-quotes.ts';
import { teamChat } from './team-chat.ts';
import { uncited } from './uncited.ts';
import { webSearchAnswer } from './web-search.ts';

/** All of them, in the order a picker shows them. */
export const demonstrations: readonly Demonstration[] = [
  lease,
  annualReport,
  webSearchAnswer,
  knowledgeBase,
  employeeHandbook,
  supplierQuotes,
  paper,
  teamChat,
  japanese,
  arabic,
  uncited,
  cutOff,
  overloaded,
];

export { annualReport } from './annual-report.ts';
export { arabic } from './arabic.ts';
export { cutOff } from './cut-off.ts';
export { employeeHandbook } from './employee-handbook.ts';
export { japanese } from './japanese.ts';
export { knowledgeBase } from './knowledge-base.ts';
export { lease } from './lease.ts';
export { overloaded } from './overloaded.ts';
export { paper } from './paper.ts';
export { supplierQuotes } from './supplier-quotes.ts';
export { teamChat } from './team-chat.ts';
export { uncited } from './uncited.ts';
export { webSearchAnswer } from './web-search.ts';
export { pdfOf } from './pdf-of.ts';
export { requestOf, sourcesOf } from './request-of.ts';

export type { Demonstration } from './demonstration.ts';
export type { PdfHeading, PdfOptions, PdfPage } from './pdf-of.ts';
