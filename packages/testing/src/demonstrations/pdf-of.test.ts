import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { annualReportPages } from './annual-report-pages.ts';
import { pdfOf } from './pdf-of.ts';

/** The text drawn on each page, line by line. */
async function textsIn(bytes: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(bytes);
  return file.getPages().map(({ node }) => {
    const contents = node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    const operators = streams
      .map((part) => (part ? file.context.lookup(part) : undefined))
      .filter((stream) => stream instanceof PDFRawStream)
      .map((stream) => new TextDecoder().decode(decodePDFRawStream(stream).decode()))
      .join('\n');
    const lines = Array.from(operators.matchAll(/<([0-9A-F]+)> Tj/g), ([, hex]) =>
      fromHex(hex ?? ''),
    );
    return lines.join(' ');
  });
}

function fromHex(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  // The only character of these texts that the PDF's encoding places elsewhere than Unicode does.
  return String.fromCharCode(...bytes).replaceAll('\u0092', '’');
}

test('each page holds its number, its title and its paragraphs', async () => {
  const texts = await textsIn(await pdfOf(annualReportPages));
  expect(texts).toHaveLength(annualReportPages.length);
  annualReportPages.forEach(({ title = '', paragraphs }, index) => {
    const words = paragraphs.map((part) => (typeof part === 'string' ? part : part.heading));
    const expected = [`${index + 1}`, ...(title ? [title] : []), ...words].join(' ');
    expect(texts[index]).toBe(expected);
  });
});

test('the same pages give the same bytes', async () => {
  expect(await pdfOf(annualReportPages)).toEqual(await pdfOf(annualReportPages));
});

test('text that does not fit on its page is refused', async () => {
  const page = { paragraphs: Array<string>(80).fill('One line among many.') };
  await expect(pdfOf([page])).rejects.toThrow('Page 1 holds more text than fits on it');
});
