const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

export interface CommerceGoodParts {
  id: string;
  name?: string;
  group?: string;
  /** Further elements. */
  more?: string;
}

export interface CommerceOfferParts {
  /** `good` or `good#characteristic`. */
  id: string;
  name?: string;
  price?: string;
  count?: string;
  /** Further elements. */
  more?: string;
}

/** One of the goods in `import.xml`. */
export const aGood = ({ id, name = `Товар ${id}`, group = 'g1', more = '' }: CommerceGoodParts) =>
  `<Товар><Ид>${id}</Ид><Наименование>${name}</Наименование><БазоваяЕдиница Код="796" НаименованиеПолное="Штука">шт</БазоваяЕдиница><Группы><Ид>${group}</Ид></Группы>${more}</Товар>`;

/** One of the offers in `offers.xml`, with a retail price. */
export const aCommerceOffer = ({ id, name, price = '100000', count = '5', more = '' }: CommerceOfferParts) =>
  `<Предложение><Ид>${id}</Ид>${name === undefined ? '' : `<Наименование>${name}</Наименование>`}<Цены>${aPrice('retail', price)}</Цены><Количество>${count}</Количество>${more}</Предложение>`;

export const aPrice = (type: string, amount: string, currency = 'сум') =>
  `<Цена><ИдТипаЦены>${type}</ИдТипаЦены><ЦенаЗаЕдиницу>${amount}</ЦенаЗаЕдиницу><Валюта>${currency}</Валюта></Цена>`;

const GROUPS =
  '<Группы><Группа><Ид>g1</Ид><Наименование>Одежда</Наименование><Группы><Группа><Ид>g2</Ид><Наименование>Футболки</Наименование></Группа></Группы></Группа></Группы>';

/** `import.xml` as 1C writes it. */
export function anImportXml(
  goods: readonly string[],
  { onlyChanges = false, properties = '', declaration = DECLARATION } = {},
): string {
  return `${declaration}
<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.08" ДатаФормирования="2026-11-01T10:00:00">
<Классификатор><Ид>c</Ид><Наименование>Классификатор</Наименование>${GROUPS}<Свойства>${properties}</Свойства></Классификатор>
<Каталог СодержитТолькоИзменения="${onlyChanges}"><Ид>c</Ид><ИдКлассификатора>c</ИдКлассификатора>
<Владелец><Ид>o</Ид><Наименование>Ромашка</Наименование></Владелец>
<Товары>
${goods.join('\n')}
</Товары></Каталог></КоммерческаяИнформация>
`;
}

/** `offers.xml` as 1C writes it, with a price of retail and others that are given. */
export function anOffersXml(
  offers: readonly string[],
  { types = ['retail:Розничная'], onlyChanges = false } = {},
): string {
  const list = types.map((type) => {
    const [id, name] = type.split(':');
    return `<ТипЦены><Ид>${id}</Ид><Наименование>${name}</Наименование><Валюта>сум</Валюта></ТипЦены>`;
  });
  return `${DECLARATION}
<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.08">
<ПакетПредложений СодержитТолькоИзменения="${onlyChanges}"><Ид>c#</Ид><Наименование>Пакет</Наименование><ИдКаталога>c</ИдКаталога>
<ТипыЦен>${list.join('')}</ТипыЦен>
<Предложения>
${offers.join('\n')}
</Предложения></ПакетПредложений></КоммерческаяИнформация>
`;
}
