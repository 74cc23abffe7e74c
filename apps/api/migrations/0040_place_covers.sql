ALTER TABLE "places" ADD COLUMN "cover_choice" text DEFAULT 'BEST' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "cover_image" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "cover_width" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photo_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Reviewed: nothing stands in it yet, and one pass over the reviews has nothing to sort
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "reviews_photos_idx" ON "reviews" USING btree ("content_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE photo_count > 0 and hidden_at is null;--> statement-breakpoint
-- Reviewed: as the one above, nothing stands in it yet
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "reviews_cover_idx" ON "reviews" USING btree ("content_id","helpful_count" DESC NULLS FIRST,"id") WHERE photo_count > 0 and hidden_at is null;--> statement-breakpoint
-- Reviewed: places are some thousands
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "places" ADD CONSTRAINT "places_cover_choice" CHECK ("places"."cover_choice" ~ '^(BEST|NONE|[A-Za-z0-9_-]{22})$');--> statement-breakpoint
-- Reviewed: places are some thousands, read in a moment
-- squawk-ignore constraint-missing-not-valid
ALTER TABLE "places" ADD CONSTRAINT "places_cover" CHECK (("places"."cover_image" is null) = ("places"."cover_width" is null));--> statement-breakpoint
-- A review's photos are counted by the statement that attaches or detaches them.
CREATE FUNCTION count_review_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET photo_count = (SELECT count(*) FROM review_images a WHERE a.review_id = reviews.id)
    WHERE id IN (SELECT review_id FROM changed_images);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER review_images_count_insert AFTER INSERT ON review_images REFERENCING NEW TABLE AS changed_images
  FOR EACH STATEMENT EXECUTE FUNCTION count_review_photos();
--> statement-breakpoint
CREATE TRIGGER review_images_count_delete AFTER DELETE ON review_images REFERENCING OLD TABLE AS changed_images
  FOR EACH STATEMENT EXECUTE FUNCTION count_review_photos();
--> statement-breakpoint
-- The photo that stands as a place's cover: the one staff chose while its review can be seen; else the first photo of the review that
-- most found helpful, the oldest where that leaves it open, so that a new photo displaces none that was there before. Of two
-- changes at once the second waits for the place, and its next statement sees what the first has done.
CREATE FUNCTION refresh_cover(place bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  choice text;
  photo text;
BEGIN
  SELECT cover_choice INTO choice FROM places WHERE content_id = place FOR NO KEY UPDATE;
  IF choice <> 'NONE' THEN
    IF choice <> 'BEST' THEN
      SELECT a.image_name INTO photo FROM review_images a JOIN reviews r ON r.id = a.review_id
        WHERE a.image_name = choice AND r.content_id = place AND r.hidden_at IS NULL;
    END IF;
    IF photo IS NULL THEN
      SELECT (SELECT a.image_name FROM review_images a WHERE a.review_id = r.id ORDER BY a.position LIMIT 1) INTO photo
        FROM reviews r WHERE r.content_id = place AND r.photo_count > 0 AND r.hidden_at IS NULL
        ORDER BY r.helpful_count DESC, r.id LIMIT 1;
    END IF;
  END IF;
  UPDATE places SET cover_image = photo, cover_width = (SELECT width FROM images WHERE name = photo)
    WHERE content_id = place AND cover_image IS DISTINCT FROM photo;
END $$;
--> statement-breakpoint
CREATE FUNCTION on_review_cover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_cover(CASE WHEN TG_OP = 'DELETE' THEN OLD.content_id ELSE NEW.content_id END);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Reviews without photos, which are most, touch no cover.
CREATE TRIGGER reviews_cover_update AFTER UPDATE OF hidden_at, helpful_count, photo_count ON reviews
  FOR EACH ROW WHEN ((OLD.photo_count > 0 OR NEW.photo_count > 0)
    AND (OLD.hidden_at, OLD.helpful_count, OLD.photo_count) IS DISTINCT FROM (NEW.hidden_at, NEW.helpful_count, NEW.photo_count))
  EXECUTE FUNCTION on_review_cover();
--> statement-breakpoint
CREATE TRIGGER reviews_cover_delete AFTER DELETE ON reviews
  FOR EACH ROW WHEN (OLD.photo_count > 0) EXECUTE FUNCTION on_review_cover();
--> statement-breakpoint
CREATE FUNCTION on_cover_choice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_cover(NEW.content_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER places_cover_choice AFTER UPDATE OF cover_choice ON places
  FOR EACH ROW WHEN (OLD.cover_choice IS DISTINCT FROM NEW.cover_choice) EXECUTE FUNCTION on_cover_choice();
--> statement-breakpoint
-- Covers of the photos that are there: the triggers above choose them.
UPDATE reviews SET photo_count = (SELECT count(*) FROM review_images a WHERE a.review_id = reviews.id)
  WHERE EXISTS (SELECT FROM review_images a WHERE a.review_id = reviews.id);
