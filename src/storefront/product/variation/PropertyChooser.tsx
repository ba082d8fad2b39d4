import { isSizeProperty } from '#domain/product/size-scale.ts';
import { type ChoiceProperty, type ChoiceValue, isAllowed } from '#domain/product/variation-choice.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { openOverlay } from '#storefront/overlay/open-overlay.ts';
import type { Choice } from './use-choice.ts';
import type { VariationPage } from './variation-facts.ts';
import '#storefront/product/VariationChooser.css';

interface PropertyChooserProps {
  property: ChoiceProperty;
  choice: Choice;
  /** The shop's page of sizes, which stands beside a property of sizes. */
  sizeTable: VariationPage['sizeTable'];
  t: Translate;
}

interface PropertyChoosersProps extends Omit<PropertyChooserProps, 'property'> {
  loading: boolean;
}

/** All that there is to choose. */
export function PropertyChoosers({ loading, ...props }: PropertyChoosersProps) {
  return (
    <div className="buy-box__chooser variation__chooser">
      {props.choice.properties.map((property) => (
        <PropertyChooser key={property.code} property={property} {...props} />
      ))}
      {loading && <p className="variation__bones skeleton" />}
    </div>
  );
}

/** The values of a property: dots or pictures of a colour, words else. */
function PropertyChooser({ property, choice, sizeTable, t }: PropertyChooserProps) {
  const { code, name, values } = property;
  const { variations, selection, pick } = choice;
  const chosen = values.find(({ id }) => id === selection[code]);
  return (
    <fieldset className="buy-box__property">
      <legend className="buy-box__property-name">
        {name}:{' '}
        <span className={chosen ? 'buy-box__chosen' : 'buy-box__missing'}>
          {chosen?.label ?? t('cart.choose')}
        </span>
      </legend>
      <ul className="buy-box__values">
        {values.map((value) => (
          <li key={value.id}>
            <ValueButton
              value={value}
              chosen={value === chosen}
              allowed={isAllowed(variations, selection, code, value.id)}
              onPick={() => pick(code, value.id)}
              t={t}
            />
          </li>
        ))}
      </ul>
      {sizeTable && isSizeProperty(property) && (
        <button
          type="button"
          className="link buy-box__sizes"
          onClick={() =>
            void openOverlay('size-table', { ...sizeTable, sizes: values.map(({ label }) => label) })
          }
        >
          {sizeTable.title}
        </button>
      )}
    </fieldset>
  );
}

interface ValueButtonProps {
  value: ChoiceValue;
  chosen: boolean;
  /** True if a variation has it together with the rest. */
  allowed: boolean;
  onPick: () => void;
  t: Translate;
}

function ValueButton({ value: { color, image, label }, chosen, allowed, onPick, t }: ValueButtonProps) {
  const look = color ? 'buy-box__value--dot' : image ? 'buy-box__value--picture' : 'chip';
  const isPicture = Boolean(color || image);
  return (
    <button
      type="button"
      className={`buy-box__value ${look}${allowed ? '' : ' buy-box__value--off'}`}
      aria-current={chosen ? 'true' : undefined}
      title={isPicture ? label : undefined}
      onClick={onPick}
    >
      {color && <svg className="buy-box__dot" color={color} aria-hidden="true" />}
      {image && <img src={image} width={44} height={44} alt="" />}
      <span className={isPicture ? 'visually-hidden' : undefined}>{label}</span>
      {!allowed && <span className="visually-hidden">, {t('cart.unavailable')}</span>}
    </button>
  );
}
