import { useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '#contract/value/primitive.ts';
import { CONTACT_SHEETS, placeOnSheet, sheetSize } from '#storefront/looks/contact-sheet.ts';
import { LOOK_TABLES, type LookName, type LookTable } from '#storefront/looks/look-tables.ts';
import { labelOfLook, purposeOfLook } from '#storefront/looks/look-words.ts';
import { ownRows } from '#storefront/looks/rows.ts';
import { act } from './live.ts';
import { Tabs } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { lookAt } from './ShopView.tsx';
import { useChosenShop } from './shop-facts.ts';

const LOOK_NAMES = Object.keys(LOOK_TABLES) as LookName[];

/** Words of the chooser around those of the looks. */
const WORDS = {
  ru: {
    name: 'Русский',
    title: 'Вид магазина',
    lead: 'Выберите вид каждой части по картинке: слева компьютер, справа телефон.',
    others: (number: number) => `Любой другой номер показывает вид ${number}.`,
    shared: (numbers: string) => `Номера ${numbers} — один вид.`,
    number: (number: number) => `Вид ${number}`,
    saved: 'сохранено',
  },
  uz: {
    name: 'Oʻzbekcha',
    title: 'Doʻkon koʻrinishi',
    lead: 'Har bir qism koʻrinishini rasmidan tanlang: chapda kompyuter, oʻngda telefon.',
    others: (number: number) => `Boshqa har qanday raqam ${number}-koʻrinishni beradi.`,
    shared: (numbers: string) => `${numbers} raqamlari bitta koʻrinish.`,
    number: (number: number) => `${number}-koʻrinish`,
    saved: 'saqlandi',
  },
  en: {
    name: 'English',
    title: 'Looks',
    lead: 'Choose the look of each part by its picture: a computer at the left, a phone at the right.',
    others: (number: number) => `Any other number shows look ${number}.`,
    shared: (numbers: string) => `Numbers ${numbers} are one look.`,
    number: (number: number) => `Look ${number}`,
    saved: 'saved',
  },
} as const satisfies Record<Language, unknown>;

/** The language of the browser that the chooser has. */
const ownLanguage = () =>
  navigator.languages.map((name) => LANGUAGES.find((one) => name.startsWith(one))).find(Boolean) ?? 'en';

/** All parts of the shop that have looks, each chosen by its picture. */
export function LookChooser() {
  const [kept, keep] = useKept('language', ownLanguage());
  const language = LANGUAGES.find((one) => one === kept) ?? 'en';
  const words = WORDS[language];
  return (
    <section className="card looks" aria-labelledby="looks" lang={language}>
      <div className="split">
        <h2 id="looks">{words.title}</h2>
        <Tabs items={LANGUAGES.map((one) => [one, WORDS[one].name])} chosen={language} onChoose={keep} />
      </div>
      <p className="muted">{words.lead}</p>
      {LOOK_NAMES.map((look, at) => (
        <Part key={look} look={look} language={language} isFirst={at === 0} />
      ))}
    </section>
  );
}

interface PartProps {
  look: LookName;
  language: Language;
  isFirst: boolean;
}

/** The looks of a part; only one part is open at a time. */
function Part({ look, language, isFirst }: PartProps) {
  const { path } = useShop();
  const { market } = useChosenShop();
  const { setting, page, fallback = 1, rows: table }: LookTable = LOOK_TABLES[look];
  const words = WORDS[language];
  const label = labelOfLook(look, language);
  const rows = ownRows<LookTable['rows'][number]>(table);
  const saved = Number(market.settings[setting]);
  const [chosen, choose] = useState(saved);
  const [sending, setSending] = useState(0);
  // An answer from before the last choice would take it back under the finger.
  useEffect(() => {
    if (sending === 0) choose(saved);
  }, [saved, sending]);
  const shown = table[chosen] ?? table[fallback];
  const take = async (number: number) => {
    choose(number);
    setSending((before) => before + 1);
    lookAt(page);
    await act(`${label}: ${words.saved}`, 'PUT', path('market'), { settings: { [setting]: number } });
    setSending((before) => before - 1);
  };
  return (
    <details
      className="details fold part"
      name="looks"
      open={isFirst}
      // A part above that closes takes this one along.
      onToggle={({ currentTarget: { open, firstElementChild } }) =>
        open && firstElementChild?.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary>
        <span className="named">
          <strong>{label}</strong>
          <small>
            {purposeOfLook(look, rows.find(({ row }) => row === shown)?.numbers[0] ?? fallback, language)}
          </small>
        </span>
      </summary>
      <div className="looks__rows" role="radiogroup" aria-label={label}>
        {rows.map(({ numbers, row }, at) => (
          <label key={numbers[0]} className="look-row">
            <Picture look={look} at={at} of={rows.length} />
            <span className="look-row__words">
              <input
                type="radio"
                className="look-row__input"
                name={look}
                value={numbers[0]}
                checked={row === shown}
                onChange={() => void take(numbers[0])}
              />
              <span className="named">
                <strong>{words.number(numbers[0])}</strong>
                <span>{purposeOfLook(look, numbers[0], language)}</span>
                {numbers.length > 1 && <small>{words.shared(numbers.join(', '))}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className="muted">{words.others(fallback)}</p>
    </details>
  );
}

/** A row's pictures, cut out of the contact sheet of its part. */
function Picture({ look, at, of }: { look: LookName; at: number; of: number }) {
  const layout = CONTACT_SHEETS[look];
  const sheet = sheetSize(layout, of);
  const { left, top } = placeOnSheet(layout, at);
  const width = layout.width + layout.phone;
  // Of the room that the sheet has beside what is shown.
  const share = (from: number, room: number) => `${room > 0 ? (100 * from) / room : 0}%`;
  return (
    <span
      className="look-row__picture"
      style={{
        aspectRatio: `${width} / ${layout.height}`,
        backgroundImage: `url(/operator/${look}.webp)`,
        backgroundSize: `${(100 * sheet.width) / width}%`,
        backgroundPosition: `${share(left, sheet.width - width)} ${share(top, sheet.height - layout.height)}`,
      }}
    />
  );
}
