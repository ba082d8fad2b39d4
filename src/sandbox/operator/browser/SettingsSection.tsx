import { marketDataSchema } from '#contract/market/market-schema.ts';
import { act } from './live.ts';
import { Card } from './parts.tsx';
import { useShop } from './place.ts';
import { SchemaFields } from './SchemaForm.tsx';
import { lookAt } from './ShopView.tsx';
import { lookFields, SETTING_CARDS } from './setting-cards.ts';
import { useChosenShop } from './shop-facts.ts';
import { ThemeCard } from './ThemeCard.tsx';

/** The market data of the shop: looks, switches, numbers. */
export function SettingsSection() {
  const { path } = useShop();
  const { market, look } = useChosenShop();
  const save = (patch: Record<string, unknown>, saved: string) =>
    act(saved, 'PUT', path('market'), completed(patch));
  return (
    <>
      <p className="lead">
        Who the shop is, how it looks and what it switches on. The phone shows each change within a second,
        shoppers see it once all pages are made. Where no server keeps the shop fresh, as npm start does, the
        next build brings it.
      </p>
      <ThemeCard market={market} look={look} onSave={save} />
      <Card title="Looks">
        <div className="fields fields--wide">
          {lookFields(look, market.settings).map(({ page, ...spec }) => (
            <SchemaFields
              key={spec.name}
              schema={marketDataSchema}
              value={market}
              fields={[spec]}
              onSave={(patch, saved) => {
                lookAt(page);
                return save(patch, saved);
              }}
            />
          ))}
        </div>
      </Card>
      {Object.entries(SETTING_CARDS).map(([title, fields]) => (
        <Card key={title} title={title}>
          <div className="fields">
            <SchemaFields schema={marketDataSchema} value={market} fields={fields} onSave={save} />
          </div>
        </Card>
      ))}
    </>
  );
}

/** The platform takes the two parts of this information together only. */
function completed(patch: Record<string, unknown>): Record<string, unknown> {
  const settings = Object(patch['settings']);
  const information = settings.productCardAdditionalInformation;
  if (!information) return patch;
  return {
    settings: { productCardAdditionalInformation: { title: {}, description: {}, ...information } },
  };
}
