import type { Review } from '#contract/catalogue/review.ts';
import type { SnapshotWriter } from '#publisher/snapshot/snapshot-writer.ts';

/** Reviews that a product page shows. */
export const NEWEST_REVIEWS = 5;

/** Collects reviews in any order and keeps the newest of each product; of the others, whose they are. */
export function createReviewStore(writer: SnapshotWriter) {
  const { database } = writer;
  const insert = database.prepare(
    'INSERT OR REPLACE INTO pull_review (product, created, id, value) VALUES (?, ?, ?, ?)',
  );
  const insertOwner = database.prepare('INSERT OR REPLACE INTO review (id, product) VALUES (?, ?)');
  const prune = database.prepare(
    `DELETE FROM pull_review WHERE product = ?1 AND id NOT IN
       (SELECT id FROM pull_review WHERE product = ?1 ORDER BY created DESC, id DESC
        LIMIT ${NEWEST_REVIEWS})`,
  );
  return {
    addAll(reviews: readonly Review[]): void {
      for (const review of reviews) {
        insert.run(review.productId, review.createdAt, review.id, JSON.stringify(review));
        insertOwner.run(review.id, review.productId);
      }
      for (const product of new Set(reviews.map((review) => review.productId))) prune.run(product);
    },
    /** Writes the entries, of products that the shop has. */
    write(): void {
      const select = database.prepare(
        `SELECT product, value FROM pull_review WHERE product IN (SELECT id FROM product)
         ORDER BY product, created DESC, id DESC`,
      );
      let reviews: Review[] = [];
      const flush = () => {
        const [first] = reviews;
        if (first) writer.set(`reviews:${first.productId}`, reviews);
        reviews = [];
      };
      for (const row of select.iterate()) {
        if (reviews[0] && reviews[0].productId !== row['product']) flush();
        reviews.push(JSON.parse(String(row['value'])));
      }
      flush();
    },
  };
}
