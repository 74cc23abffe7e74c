-- The total above a list is a sum of at most 256 counters instead of a count over all places. Each statement that changes
-- places moves the counters by what it changed; in key order, so that two of them cannot wait for each other.
CREATE FUNCTION count_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO place_counts AS c (region, content_type_id, difficulty, count)
      SELECT region, content_type_id, difficulty, count(*) FROM new_places WHERE hidden_at IS NULL
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (region, content_type_id, difficulty) DO UPDATE SET count = c.count + excluded.count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO place_counts AS c (region, content_type_id, difficulty, count)
      SELECT region, content_type_id, difficulty, -count(*) FROM old_places WHERE hidden_at IS NULL
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (region, content_type_id, difficulty) DO UPDATE SET count = c.count + excluded.count;
  ELSE
    INSERT INTO place_counts AS c (region, content_type_id, difficulty, count)
      SELECT region, content_type_id, difficulty, sum(change) FROM (
        SELECT region, content_type_id, difficulty, 1 AS change FROM new_places WHERE hidden_at IS NULL
        UNION ALL
        SELECT region, content_type_id, difficulty, -1 FROM old_places WHERE hidden_at IS NULL
      ) changes
      GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (region, content_type_id, difficulty) DO UPDATE SET count = c.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER places_count_insert AFTER INSERT ON places REFERENCING NEW TABLE AS new_places
  FOR EACH STATEMENT EXECUTE FUNCTION count_places();
--> statement-breakpoint
CREATE TRIGGER places_count_update AFTER UPDATE ON places REFERENCING OLD TABLE AS old_places NEW TABLE AS new_places
  FOR EACH STATEMENT EXECUTE FUNCTION count_places();
--> statement-breakpoint
CREATE TRIGGER places_count_delete AFTER DELETE ON places REFERENCING OLD TABLE AS old_places
  FOR EACH STATEMENT EXECUTE FUNCTION count_places();
--> statement-breakpoint
INSERT INTO place_counts (region, content_type_id, difficulty, count)
  SELECT region, content_type_id, difficulty, count(*) FROM places WHERE hidden_at IS NULL GROUP BY 1, 2, 3;
