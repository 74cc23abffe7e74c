ALTER TABLE "reviews" ADD COLUMN "is_repeat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What members wrote several times of one place and day stays: the oldest of them has the place in the index, the others are marked.
UPDATE reviews SET is_repeat = true FROM (
  SELECT id, row_number() OVER (PARTITION BY user_id, content_id, visit_date ORDER BY created_at, id) AS place
  FROM reviews WHERE user_id IS NOT NULL
) counted WHERE counted.id = reviews.id AND counted.place > 1;
--> statement-breakpoint
-- Reviewed: one pass over the reviews, which are written seldom; the version before answers a second review with an error meanwhile
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "reviews_visit_unique" ON "reviews" USING btree ("user_id","content_id","visit_date") WHERE not is_repeat;
