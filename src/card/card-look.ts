/** How a product card looks. */
export interface CardVariant {
  /** Becomes the class `product-card--<name>`. */
  name: string;
  /** Style sheets beside those of all cards, by their paths below `src` without `.css`. */
  sheets: readonly string[];
  /** A row that names the price first sells by price; one that names the product first, by what it is. */
  first: 'price' | 'name';
  /** A full-width button with words, or a round one in the corner of the picture. */
  action: 'button' | 'round';
  /** Dots for more pictures, which show as the pointer moves across the card. */
  showPictures: boolean;
  showColors: boolean;
  showRating: boolean;
}

/** A row as the switches of a shop leave it. Plain data, so that a browser can get it along with a page. */
export interface CardLook extends Omit<CardVariant, 'sheets'> {
  showCart: boolean;
  showFavourite: boolean;
  showCompare: boolean;
}
