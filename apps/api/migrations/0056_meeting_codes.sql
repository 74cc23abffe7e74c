CREATE TABLE "meeting_proofs" (
	"room_id" bigint NOT NULL,
	"meets_at" timestamp(3) with time zone NOT NULL,
	"shown_by" bigint NOT NULL,
	"typed_by" bigint NOT NULL,
	"met_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_proofs_room_id_meets_at_typed_by_shown_by_pk" PRIMARY KEY("room_id","meets_at","typed_by","shown_by"),
	CONSTRAINT "meeting_proofs_two" CHECK ("meeting_proofs"."shown_by" <> "meeting_proofs"."typed_by"),
	CONSTRAINT "meeting_proofs_at_the_meeting" CHECK ("meeting_proofs"."met_at" >= "meeting_proofs"."meets_at" - make_interval(mins => 60)
        and "meeting_proofs"."met_at" < "meeting_proofs"."meets_at" + make_interval(hours => 12)),
	CONSTRAINT "meeting_proofs_in_time" CHECK ("meeting_proofs"."created_at" >= "meeting_proofs"."met_at" - make_interval(secs => 120)
        and "meeting_proofs"."created_at" < "meeting_proofs"."met_at" + make_interval(hours => 72))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "meeting_key" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "meeting_key_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "meeting_proofs" ADD CONSTRAINT "meeting_proofs_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_proofs" ADD CONSTRAINT "meeting_proofs_shown_by_users_id_fk" FOREIGN KEY ("shown_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_proofs" ADD CONSTRAINT "meeting_proofs_typed_by_users_id_fk" FOREIGN KEY ("typed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_proofs_pair_key" ON "meeting_proofs" USING btree ("room_id","meets_at",least("shown_by", "typed_by"),greatest("shown_by", "typed_by"));--> statement-breakpoint
CREATE INDEX "meeting_proofs_shown_idx" ON "meeting_proofs" USING btree ("shown_by");--> statement-breakpoint
CREATE INDEX "meeting_proofs_typed_idx" ON "meeting_proofs" USING btree ("typed_by");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_meeting_key" CHECK (num_nonnulls("sessions"."meeting_key", "sessions"."meeting_key_at") in (0, 2)) NOT VALID;--> statement-breakpoint
-- Who may prove to have met: two of the room, before the meeting as its members since the code was typed, from the
-- meeting on as those who were inside. Neither is removed or suspended, and neither has blocked the other.
CREATE FUNCTION judge_meeting_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'a proof of room % is not changed', NEW.room_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_proofs_never_change';
  END IF;
  IF (
    SELECT count(*) FROM unnest(ARRAY[NEW.shown_by, NEW.typed_by]) AS who
    WHERE CASE WHEN NEW.created_at >= NEW.meets_at THEN EXISTS (
        SELECT FROM attendances a WHERE a.room_id = NEW.room_id AND a.meets_at = NEW.meets_at
        AND a.user_id = who AND a.was_inside AND NOT a.is_carried_over)
      ELSE EXISTS (
        SELECT FROM room_members m JOIN chat_rooms r ON r.id = m.room_id
        WHERE m.room_id = NEW.room_id AND m.user_id = who AND r.scheduled_at = NEW.meets_at
        AND m.joined_at <= NEW.met_at + interval '120 seconds') END
    AND NOT EXISTS (SELECT FROM room_bans b WHERE b.room_id = NEW.room_id AND b.user_id = who)
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = who AND u.suspended_until > NEW.created_at)
  ) <> 2 OR EXISTS (
    SELECT FROM blocks b WHERE (b.blocker_id = NEW.shown_by AND b.blocked_id = NEW.typed_by)
    OR (b.blocker_id = NEW.typed_by AND b.blocked_id = NEW.shown_by)
  ) THEN
    RAISE EXCEPTION 'members % and % do not prove a meeting of room %', NEW.shown_by, NEW.typed_by, NEW.room_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_proofs_of_those_there';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER meeting_proofs_may_be BEFORE INSERT OR UPDATE ON meeting_proofs
FOR EACH ROW EXECUTE FUNCTION judge_meeting_proof();
