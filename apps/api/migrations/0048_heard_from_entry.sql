ALTER TABLE "chat_rooms" ADD COLUMN "meeting_point" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "shows_earlier_messages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "room_members" ADD COLUMN "reads_from_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_meeting_point_length" CHECK (char_length("chat_rooms"."meeting_point") <= 100) NOT VALID;--> statement-breakpoint
-- Who comes in reads what is said from then on; 0 is what stands for everything in rows of before. The room is locked by
-- the entry, so that no message comes between.
CREATE FUNCTION set_reads_from() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT last_seq + 1 INTO NEW.reads_from_seq FROM chat_rooms WHERE id = NEW.room_id FOR NO KEY UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER room_members_read_from BEFORE INSERT ON room_members FOR EACH ROW WHEN (NEW.reads_from_seq = 0) EXECUTE FUNCTION set_reads_from();
