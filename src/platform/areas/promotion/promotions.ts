import type { Variation } from '#contract/catalogue/catalogue-schema.ts';
import type { Promotion } from '#contract/catalogue/promotion.ts';
import type { Localized } from '#contract/value/primitive.ts';

/** Days that delivery takes, by how far up the ladder of quantities a promotion stands. */
const DELIVERY_DAYS = ['1–2', '2–3', '3–5', '5–7'];

/**
 * The promotions that the tiers of a variation stand for, smallest quantity first. Which is also the order of
 * their `originalId`.
 */
export function promotionsOf({
  id,
  stock,
  unit,
  tiers,
}: Pick<Variation, 'id' | 'stock' | 'unit' | 'tiers'>): Promotion[] {
  return [...tiers]
    .sort((a, b) => a.min - b.min)
    .map(({ min, max, fixedDiscount }, index) => {
      const days = DELIVERY_DAYS[Math.min(index, DELIVERY_DAYS.length - 1)];
      const promotionId = Number(stock.id) * 100 + index + 1;
      return {
        id: promotionId,
        originalId: promotionId,
        stockId: stock.id,
        variationId: id,
        name: rangeName(min, max, unit),
        description: { ru: `${days} ${index < 2 ? 'дня' : 'дней'}`, uz: `${days} kun`, en: `${days} days` },
        rules: [{ type: 'variation_field', config: { total_count: { min, max } } }],
        offers: [{ type: 'product_fixed_discount', config: { fixedDiscount } }],
      };
    });
}

function rangeName(min: number, max: number | null, unit: Localized): Localized {
  const { ru = '', uz = '', en = '' } = unit;
  if (max !== null)
    return { ru: `${min}–${max} ${ru}`, uz: `${min}–${max} ${uz}`, en: `${min}–${max} ${en}` };
  return { ru: `От ${min} ${ru}`, uz: `${min} ${uz} va undan koʻp`, en: `${min} ${en} or more` };
}
