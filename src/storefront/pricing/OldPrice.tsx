import { oldPriceAttributes } from './old-price.ts';

export interface OldPriceProps {
  /** As `formatOffer` has it: empty where there is none. */
  text: string;
  label: string;
  className?: string;
  isLive?: boolean;
}

/** Price of a product before its discount. */
export function OldPrice({ text, label, className, isLive }: OldPriceProps) {
  if (text === '') return null;
  return (
    <s className={className} {...oldPriceAttributes(label, isLive)}>
      {text}
    </s>
  );
}
