import type { PDFFont, PDFPage } from 'pdf-lib';

/** One page of a PDF, as text that fits on it. Latin script only: the standard fonts hold nothing else. */
export interface PdfPage {
  /** Set in large type at the top. */
  title?: string;
  paragraphs: readonly (string | PdfHeading)[];
}

/** A line in bold between two paragraphs. */
export interface PdfHeading {
  heading: string;
}

export interface PdfOptions {
  /** The title in the file's properties. */
  title?: string | undefined;
}

// A5, in points.
const PAGE: [number, number] = [419.53, 595.28];
const MARGIN = 52;

// Files must not differ from one day to the next.
const DATE = new Date('2025-01-01T00:00:00Z');

/** How a kind of text is set; all lengths in points. */
interface Style {
  font: PDFFont;
  size: number;
  leading: number;
  gapAfter: number;
}

/** Typesets the pages. The same pages give the same bytes. */
export async function pdfOf(
  pages: readonly PdfPage[],
  options: PdfOptions = {},
): Promise<Uint8Array> {
  // Loaded when it is needed, so that showing a demonstration does not bring a PDF writer into the page.
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const file = await PDFDocument.create({ updateMetadata: false });
  file.setCreationDate(DATE);
  file.setModificationDate(DATE);
  if (options.title !== undefined) file.setTitle(options.title, { showInWindowTitleBar: true });

  const serif = await file.embedFont(StandardFonts.TimesRoman);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const text: Style = { font: serif, size: 11, leading: 15, gapAfter: 8 };
  const title: Style = { font: bold, size: 17, leading: 22, gapAfter: 14 };
  const heading: Style = { font: bold, size: 13, leading: 18, gapAfter: 7 };

  pages.forEach((content, index) => {
    const page = file.addPage(PAGE);
    drawPageNumber(page, `${index + 1}`, serif);

    let top = PAGE[1] - MARGIN;
    if (content.title !== undefined) top = drawText(page, content.title, top, title);
    for (const part of content.paragraphs) {
      if (typeof part === 'string') top = drawText(page, part, top, text);
      else top = drawText(page, part.heading, top, heading);
    }
    if (top < MARGIN) {
      throw new Error(`Page ${index + 1} holds more text than fits on it: move some of it on.`);
    }
  });
  return file.save();
}

function drawPageNumber(page: PDFPage, number: string, font: PDFFont): void {
  const size = 9;
  const x = (PAGE[0] - font.widthOfTextAtSize(number, size)) / 2;
  page.drawText(number, { x, y: MARGIN / 2, size, font });
}

/** Draws wrapped lines below the height `top` and gives the height at which the next text may start. */
function drawText(page: PDFPage, text: string, top: number, style: Style): number {
  const { font, size, leading, gapAfter } = style;
  const lines = wrap(text, font, size);
  lines.forEach((line, index) => {
    page.drawText(line, { x: MARGIN, y: top - size - index * leading, size, font });
  });
  return top - lines.length * leading - gapAfter;
}

function wrap(text: string, font: PDFFont, size: number): string[] {
  const width = PAGE[0] - 2 * MARGIN;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
