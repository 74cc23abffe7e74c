-- A request that the host has declined stays until the meeting. Without it, a member who blocks somebody inside, and lifts the block,
-- could ask again.
CREATE OR REPLACE FUNCTION end_requests_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM room_requests q
  WHERE q.state <> 'DECLINED' AND (
    (q.user_id = NEW.blocker_id AND EXISTS (
      SELECT FROM room_members m WHERE m.room_id = q.room_id AND m.user_id = NEW.blocked_id))
    OR (q.user_id = NEW.blocked_id AND EXISTS (
      SELECT FROM room_members m WHERE m.room_id = q.room_id AND m.user_id = NEW.blocker_id)));
  RETURN NULL;
END $$;
