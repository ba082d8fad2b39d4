import { ownMarketDataSchema } from '#contract/market/market-schema.ts';
import type { FieldSpec } from './field.ts';
import { LookChooser } from './LookChooser.tsx';
import { act } from './live.ts';
import { Card } from './parts.tsx';
import { useShop } from './place.ts';
import { SchemaFields } from './SchemaForm.tsx';
import { COLOR_FIELDS, CONTACT_FIELDS, SETTING_CARDS, themeFields } from './setting-fields.ts';
import { useChosenShop } from './shop-facts.ts';

/** The market data of the shop: contacts, theme, looks, switches, words, numbers. */
export function SettingsSection() {
  const { path } = useShop();
  const { market, look } = useChosenShop();
  const fields = (specs: readonly FieldSpec[], className = '') => (
    <div className={`fields ${className}`}>
      <SchemaFields
        schema={ownMarketDataSchema}
        value={market}
        fields={specs}
        onSave={(patch, saved) => act(saved, 'PUT', path('market'), completed(patch))}
      />
    </div>
  );
  return (
    <>
      <p className="lead">
        The look of the shop and all that it switches on. The phone shows each change within a second,
        shoppers see it once all pages are made. Where no server keeps the shop fresh, as npm start does, the
        next build brings it.
      </p>
      <LookChooser />
      <Card title="Name and contacts">{fields(CONTACT_FIELDS)}</Card>
      <Card title="Theme">
        {look.notes.map((note) => (
          <p key={note} className="muted">
            {note}
          </p>
        ))}
        {fields(COLOR_FIELDS, 'fields--colors')}
        {fields(themeFields(look.fonts))}
      </Card>
      {Object.entries(SETTING_CARDS).map(([title, specs]) => (
        <Card key={title} title={title}>
          {fields(specs)}
        </Card>
      ))}
    </>
  );
}

/** The platform takes the two parts of this information together only. */
function completed(patch: Record<string, unknown>): Record<string, unknown> {
  const information = Object(patch['settings']).productCardAdditionalInformation;
  if (!information) return patch;
  return { settings: { productCardAdditionalInformation: { title: {}, description: {}, ...information } } };
}
