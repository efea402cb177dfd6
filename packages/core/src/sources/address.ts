/** The address of a site, if that is what the text is. */
export function addressIn(text: string | undefined): URL | undefined {
  try {
    const address = new URL(String(text));
    return address.host ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The name of a site as people know it. */
export function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}
