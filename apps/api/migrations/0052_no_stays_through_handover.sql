-- A request that the host has declined stays until the meeting, also where the room is not for the asker's gender when it is handed
-- over or changed. Without it, an asker whose gender is corrected and corrected back could ask again.
CREATE OR REPLACE FUNCTION end_requests_of_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM room_requests q USING users u
  WHERE q.room_id = NEW.id AND u.id = q.user_id AND (
    NEW.deleted_at IS NOT NULL OR NEW.host_id IS NULL
    OR (q.state <> 'DECLINED' AND NEW.gender_restriction NOT IN ('MIXED', u.gender)));
  RETURN NULL;
END $$;
