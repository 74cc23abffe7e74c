-- Whoever inserts or deletes a member, and by whichever door: the room's count follows in the same statement, and the
-- check chat_rooms_not_over_max refuses the member that would be one too many.
CREATE FUNCTION count_room_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE chat_rooms SET participant_count = participant_count + 1 WHERE id = NEW.room_id;
    RETURN NEW;
  END IF;
  UPDATE chat_rooms SET participant_count = participant_count - 1 WHERE id = OLD.room_id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER room_members_count AFTER INSERT OR DELETE ON room_members FOR EACH ROW EXECUTE FUNCTION count_room_members();
--> statement-breakpoint
-- A place's figures are those of its visible reviews, counted anew whenever one changes.
CREATE FUNCTION count_place_reviews(place integer) RETURNS void LANGUAGE sql AS $$
  UPDATE places SET
    review_count = s.total, rating_sum = s.rating_sum, easy_count = s.easy, normal_count = s.normal, hard_count = s.hard
  FROM (
    SELECT count(*) AS total, coalesce(sum(rating), 0) AS rating_sum,
      count(*) FILTER (WHERE difficulty = 'EASY') AS easy,
      count(*) FILTER (WHERE difficulty = 'NORMAL') AS normal,
      count(*) FILTER (WHERE difficulty = 'HARD') AS hard
    FROM reviews WHERE content_id = place AND hidden_at IS NULL
  ) s
  WHERE places.content_id = place;
$$;
--> statement-breakpoint
CREATE FUNCTION on_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_place_reviews(OLD.content_id); END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW.content_id <> OLD.content_id) THEN
    PERFORM count_place_reviews(NEW.content_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_place_stats AFTER INSERT OR DELETE OR UPDATE OF content_id, rating, difficulty, hidden_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION on_review_change();
