import type { Language } from '#contract/value/primitive.ts';
import { inAll } from '#domain/text/every-language.ts';
import type { ShopSource, SizeTable } from '#sandbox/demo/source/shop-source.ts';

/** The page of a size table: an introduction and tables whose rows begin with a size. */
export function sizeTablePage({ slug, title, intro, tables }: SizeTable): ShopSource['pages'][number] {
  const html = (language: Language) =>
    tables.map((table) => {
      const head = table.head.map((cell) => `<th scope="col">${cell[language]}</th>`).join('');
      const rows = table.rows.map(
        ([size, ...cells]) =>
          `<tr><th scope="row">${size}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
      );
      return `<h2>${table.title[language]}</h2><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
    });
  return {
    slug,
    title,
    content: inAll((language) => `<p>${intro[language]}</p>${html(language).join('')}`),
  };
}
