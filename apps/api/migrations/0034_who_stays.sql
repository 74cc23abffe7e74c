ALTER TABLE "room_stays" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "room_stays" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A membership that ends by itself leaves its time in the room, with what the room said of itself until then.
CREATE OR REPLACE FUNCTION keep_room_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO room_stays (room_id, user_id, joined_at, left_at, last_seq, title, description)
  SELECT OLD.room_id, OLD.user_id, OLD.joined_at, now(), r.last_seq, r.title, r.description
  FROM chat_rooms r WHERE r.id = OLD.room_id AND EXISTS (SELECT FROM users WHERE users.id = OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE room_stays SET title = r.title, description = r.description FROM chat_rooms r WHERE r.id = room_stays.room_id;
--> statement-breakpoint
-- As before, and nobody of another gender in a room that is kept for one.
CREATE OR REPLACE FUNCTION check_room_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  comer record;
  kept_for text;
BEGIN
  SELECT birth_date, gender INTO comer FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  SELECT gender_restriction INTO kept_for FROM chat_rooms WHERE id = NEW.room_id FOR NO KEY UPDATE;
  IF NOT is_adult(comer.birth_date, (NEW.joined_at AT TIME ZONE 'Asia/Seoul')::date) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_adult', TABLE = 'room_members',
      MESSAGE = 'only adults are members of rooms';
  END IF;
  IF EXISTS (SELECT FROM room_bans WHERE room_id = NEW.room_id AND user_id = NEW.user_id) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_not_banned', TABLE = 'room_members',
      MESSAGE = 'who was removed from a room does not come back';
  END IF;
  IF kept_for NOT IN ('MIXED', comer.gender) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_gender', TABLE = 'room_members',
      MESSAGE = 'a room that is kept for one gender has no member of another';
  END IF;
  IF EXISTS (
    SELECT FROM room_members m
    JOIN blocks b ON (b.blocker_id = m.user_id AND b.blocked_id = NEW.user_id)
      OR (b.blocker_id = NEW.user_id AND b.blocked_id = m.user_id)
    WHERE m.room_id = NEW.room_id
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'room_members_not_blocked', TABLE = 'room_members',
      MESSAGE = 'no two are in one room of whom one has blocked the other';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Who is in a room that the host has removed them from, or that is kept for another gender, leaves it as one leaves a room; so did
-- the migration before with minors and with those whom a block keeps apart.
DO $$
DECLARE
  leaver record;
  next_seq integer;
BEGIN
  FOR leaver IN
    SELECT m.room_id, m.user_id FROM room_members m JOIN room_bans b ON b.room_id = m.room_id AND b.user_id = m.user_id
    UNION
    SELECT m.room_id, m.user_id FROM room_members m
    JOIN users u ON u.id = m.user_id
    JOIN chat_rooms r ON r.id = m.room_id AND r.gender_restriction NOT IN ('MIXED', u.gender)
    ORDER BY 1, 2
  LOOP
    UPDATE chat_rooms SET last_seq = last_seq + 1 WHERE id = leaver.room_id RETURNING last_seq INTO next_seq;
    INSERT INTO messages (room_id, seq, sender_id, type, content) VALUES (leaver.room_id, next_seq, leaver.user_id, 'EXIT', '');
    DELETE FROM room_members WHERE room_id = leaver.room_id AND user_id = leaver.user_id;
    UPDATE chat_rooms SET host_id = (
      SELECT user_id FROM room_members WHERE room_id = leaver.room_id ORDER BY joined_at, user_id LIMIT 1
    ) WHERE id = leaver.room_id AND host_id = leaver.user_id;
    UPDATE chat_rooms SET completed_at = coalesce(completed_at, now()) WHERE id = leaver.room_id AND host_id IS NULL;
  END LOOP;
END $$;
--> statement-breakpoint
-- Those whom this or the migration before has taken out of a room are told, and so are their hosts, as of any other leaving. Where the
-- host went, the one who follows is no suspended member if there is another, is told, and the conversation says so. All migrations of one
-- start share a transaction, so whoever left at its time was taken out by it.
DO $$
DECLARE
  stay record;
  room record;
  next_seq integer;
BEGIN
  FOR stay IN
    SELECT s.room_id, s.user_id, r.title, u.nickname,
      NOT is_adult(u.birth_date, (now() AT TIME ZONE 'Asia/Seoul')::date) AS is_minor,
      EXISTS (SELECT FROM blocks b WHERE b.blocker_id = s.user_id AND b.blocked_id IN (
        SELECT user_id FROM room_members WHERE room_id = s.room_id
        UNION SELECT user_id FROM room_stays WHERE room_id = s.room_id AND left_at = now()::timestamptz(3))) AS has_blocked,
      r.gender_restriction NOT IN ('MIXED', u.gender) AS is_of_other_gender
    FROM room_stays s
    JOIN users u ON u.id = s.user_id
    JOIN chat_rooms r ON r.id = s.room_id AND r.deleted_at IS NULL AND r.hidden_at IS NULL
    WHERE s.left_at = now()::timestamptz(3)
    ORDER BY 1, 2
  LOOP
    INSERT INTO notifications (user_id, type, message, resource_type, resource_id)
    VALUES (stay.user_id, 'SYSTEM', CASE
      WHEN stay.is_minor THEN '동행방은 만 19세부터 함께할 수 있어서 ‘' || stay.title || '’ 동행방에서 나왔어요.'
      WHEN stay.has_blocked THEN '내가 차단한 사람이 있어서 ‘' || stay.title || '’ 동행방에서 나왔어요.'
      WHEN stay.is_of_other_gender THEN '회원 정보를 바로잡아서 ‘' || stay.title || '’ 동행방에서 나왔어요.'
      ELSE '방장이 ‘' || stay.title || '’ 동행방에서 나를 내보냈어요.' END, 'STAY', stay.room_id);
  END LOOP;

  FOR room IN
    SELECT r.id, r.title, r.host_id, opened.sender_id AS was_host_id
    FROM chat_rooms r CROSS JOIN LATERAL (
      SELECT m.sender_id FROM messages m WHERE m.room_id = r.id AND m.type IN ('GUIDE', 'NEW_HOST') ORDER BY m.seq DESC LIMIT 1
    ) opened
    WHERE r.host_id IS NOT NULL AND r.deleted_at IS NULL AND r.hidden_at IS NULL
      AND EXISTS (SELECT FROM room_stays s WHERE s.room_id = r.id AND s.left_at = now()::timestamptz(3))
    ORDER BY r.id
  LOOP
    IF EXISTS (SELECT FROM room_stays s
      WHERE s.room_id = room.id AND s.user_id = room.was_host_id AND s.left_at = now()::timestamptz(3))
    THEN
      UPDATE chat_rooms SET last_seq = last_seq + 1, last_message_at = now(), host_id = (
        SELECT u.id FROM room_members m JOIN users u ON u.id = m.user_id WHERE m.room_id = room.id
        ORDER BY coalesce(u.suspended_until > now(), false), m.joined_at, u.id LIMIT 1
      ) WHERE id = room.id RETURNING last_seq, host_id INTO next_seq, room.host_id;
      INSERT INTO messages (room_id, seq, sender_id, type, content)
      SELECT room.id, next_seq, u.id, 'NEW_HOST', '이제 ' || u.nickname || '님이 방장이에요.' FROM users u WHERE u.id = room.host_id;
      INSERT INTO notifications (user_id, type, message, resource_type, resource_id)
      VALUES (room.host_id, 'SYSTEM', '이제 ‘' || room.title || '’ 동행방의 방장이에요.', 'ROOM', room.id);
    ELSE
      INSERT INTO notifications (user_id, type, message, resource_type, resource_id)
      SELECT room.host_id, 'ROOM_LEAVE', u.nickname || '님이 ‘' || room.title || '’ 동행방에서 나갔어요.', 'ROOM', room.id
      FROM room_stays s JOIN users u ON u.id = s.user_id
      WHERE s.room_id = room.id AND s.left_at = now()::timestamptz(3)
        AND NOT EXISTS (SELECT FROM blocks b WHERE b.blocker_id = room.host_id AND b.blocked_id = u.id)
        AND NOT EXISTS (SELECT FROM room_bans n WHERE n.room_id = room.id AND n.user_id = u.id)
      ORDER BY s.id;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- What minors have proposed to strangers goes out of sight, and lets go of its room; they are told, and may answer for it.
WITH hidden AS (
  UPDATE posts SET hidden_at = now(), room_id = NULL FROM users u
  WHERE u.id = posts.author_id AND posts.category = 'COMPANION_PROPOSAL' AND posts.deleted_at IS NULL AND posts.hidden_at IS NULL
    AND NOT is_adult(u.birth_date, (now() AT TIME ZONE 'Asia/Seoul')::date)
  RETURNING posts.id, u.id AS author_id
)
INSERT INTO notifications (user_id, type, message, resource_type, resource_id)
SELECT author_id, 'SYSTEM', '운영정책에 따라 내 게시글을 가렸어요. 이의가 있으면 알려주세요.', 'POST', id FROM hidden;
--> statement-breakpoint
-- Whoever is in a room leaves it before they are removed from it for good. Who inserts one of the two rows has locked the member, or
-- the room, that the trigger of room_members locks too.
CREATE FUNCTION check_room_ban() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM room_members WHERE room_id = NEW.room_id AND user_id = NEW.user_id) THEN
    RAISE check_violation USING CONSTRAINT = 'room_bans_not_inside', TABLE = 'room_bans',
      MESSAGE = 'who was removed from a room is not in it';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER room_bans_may_stand BEFORE INSERT ON room_bans FOR EACH ROW EXECUTE FUNCTION check_room_ban();
--> statement-breakpoint
-- Staff correct a gender; whoever is in a room that is kept for another has left it before.
CREATE FUNCTION check_gender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM room_members m JOIN chat_rooms r ON r.id = m.room_id
    WHERE m.user_id = NEW.id AND r.gender_restriction NOT IN ('MIXED', NEW.gender)
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'users_gender_in_rooms', TABLE = 'users',
      MESSAGE = 'a room that is kept for one gender has no member of another';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_gender BEFORE UPDATE OF gender ON users FOR EACH ROW
  WHEN (OLD.gender IS DISTINCT FROM NEW.gender) EXECUTE FUNCTION check_gender();
--> statement-breakpoint
CREATE FUNCTION check_room_gender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM room_members m JOIN users u ON u.id = m.user_id WHERE m.room_id = NEW.id AND u.gender <> NEW.gender_restriction
  ) THEN
    RAISE check_violation USING CONSTRAINT = 'chat_rooms_gender_of_members', TABLE = 'chat_rooms',
      MESSAGE = 'a room that is kept for one gender has no member of another';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER chat_rooms_gender_change BEFORE UPDATE OF gender_restriction ON chat_rooms FOR EACH ROW
  WHEN (NEW.gender_restriction <> 'MIXED' AND OLD.gender_restriction IS DISTINCT FROM NEW.gender_restriction)
  EXECUTE FUNCTION check_room_gender();
--> statement-breakpoint
-- Only adults propose company to strangers.
CREATE FUNCTION check_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_adult((SELECT birth_date FROM users WHERE id = NEW.author_id), (NEW.updated_at AT TIME ZONE 'Asia/Seoul')::date) THEN
    RAISE check_violation USING CONSTRAINT = 'posts_proposal_of_adult', TABLE = 'posts',
      MESSAGE = 'only adults propose company';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_proposal_of_adult BEFORE INSERT OR UPDATE OF category, title, content ON posts FOR EACH ROW
  WHEN (NEW.category = 'COMPANION_PROPOSAL' AND NEW.author_id IS NOT NULL AND NEW.deleted_at IS NULL)
  EXECUTE FUNCTION check_proposal();
