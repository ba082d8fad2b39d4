import { escapeXml } from '#lib/escape-xml.ts';

/** An element with a text; nothing where the text is empty. */
export function element(name: string, text: string | number): string {
  return text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;
}

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n';
