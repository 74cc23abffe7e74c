ALTER TABLE "places" ADD COLUMN "top_tag" text;
--> statement-breakpoint
-- The last hundred: as many for a place of ten thousand reviews as for others.
CREATE FUNCTION top_tag_of(place bigint) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT tag FROM (
      SELECT tags FROM reviews WHERE content_id = place AND hidden_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 100
    ) latest, unnest(tags) AS tag
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 1
  );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION on_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE places SET
    review_count = review_count + change.reviews,
    rating_sum = rating_sum + change.stars,
    easy_count = easy_count + change.easy,
    normal_count = normal_count + change.normal,
    hard_count = hard_count + change.hard,
    top_tag = top_tag_of(places.content_id)
  FROM (
    SELECT content_id, sum(n) AS reviews, sum(n * rating) AS stars, sum(n * (difficulty = 'EASY')::integer) AS easy,
      sum(n * (difficulty = 'NORMAL')::integer) AS normal, sum(n * (difficulty = 'HARD')::integer) AS hard
    FROM (VALUES
      (-1, OLD.content_id, OLD.rating, OLD.difficulty, OLD.hidden_at),
      (1, NEW.content_id, NEW.rating, NEW.difficulty, NEW.hidden_at)
    ) AS review (n, content_id, rating, difficulty, hidden_at)
    WHERE hidden_at IS NULL
    GROUP BY content_id
  ) change
  WHERE places.content_id = change.content_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reviews_place_stats AFTER INSERT OR DELETE OR UPDATE OF content_id, rating, difficulty, hidden_at, tags ON reviews
  FOR EACH ROW EXECUTE FUNCTION on_review_change();
--> statement-breakpoint
-- Some thousands of rows at most, by an index each: the island has no more places.
UPDATE places SET top_tag = top_tag_of(content_id) WHERE review_count > 0;
--> statement-breakpoint
-- Each review adds its place anew to these indexes: what waits outside of them is taken in some fifty at a time, at half of the cost.
ALTER INDEX "places_title_grams_idx" SET (gin_pending_list_limit = 256);
--> statement-breakpoint
ALTER INDEX "places_search_grams_idx" SET (gin_pending_list_limit = 256);
