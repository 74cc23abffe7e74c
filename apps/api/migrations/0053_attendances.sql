CREATE TABLE "attendance_claims" (
	"attendance_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"claim" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attendance_claims_attendance_id_author_id_pk" PRIMARY KEY("attendance_id","author_id"),
	CONSTRAINT "attendance_claims_claim" CHECK ("attendance_claims"."claim" in ('MET', 'NO_SHOW'))
);
--> statement-breakpoint
CREATE TABLE "attendances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attendances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" bigint,
	"user_id" bigint,
	"former_id" bigint,
	"meets_at" timestamp(3) with time zone NOT NULL,
	"was_inside" boolean NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	"outcome" text DEFAULT 'OPEN' NOT NULL,
	"is_carried_over" boolean DEFAULT false NOT NULL,
	CONSTRAINT "attendances_person" CHECK (num_nonnulls("attendances"."user_id", "attendances"."former_id") = 1),
	CONSTRAINT "attendances_outcome" CHECK ("attendances"."outcome" in ('OPEN', 'KEPT', 'NO_SHOW', 'CANCELLED_LATE')),
	CONSTRAINT "attendances_reason" CHECK ("attendances"."was_inside" or "attendances"."cancelled_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "moved_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "room_members" ADD COLUMN "going_to" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "attendance_claims" ADD CONSTRAINT "attendance_claims_attendance_id_attendances_id_fk" FOREIGN KEY ("attendance_id") REFERENCES "public"."attendances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_claims" ADD CONSTRAINT "attendance_claims_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_former_id_former_members_id_fk" FOREIGN KEY ("former_id") REFERENCES "public"."former_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_claims_author_idx" ON "attendance_claims" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attendances_room_user_key" ON "attendances" USING btree ("room_id","meets_at","user_id");--> statement-breakpoint
CREATE INDEX "attendances_user_idx" ON "attendances" USING btree ("user_id","meets_at");--> statement-breakpoint
CREATE INDEX "attendances_former_idx" ON "attendances" USING btree ("former_id");--> statement-breakpoint
CREATE INDEX "attendances_meets_idx" ON "attendances" USING btree ("meets_at");--> statement-breakpoint
-- Who may say who was at a meeting: two who were in the room then, of whom the host has removed the speaker not, and of
-- whom neither has blocked the other since. A suspended member says nothing.
CREATE FUNCTION attendance_claim_counts(about attendances, speaker bigint, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT about.was_inside
    AND EXISTS (
      SELECT FROM attendances mine WHERE mine.room_id = about.room_id AND mine.meets_at = about.meets_at
      AND mine.user_id = speaker AND mine.was_inside AND mine.id <> about.id)
    AND NOT EXISTS (SELECT FROM room_bans b WHERE b.room_id = about.room_id AND b.user_id = speaker)
    AND NOT EXISTS (SELECT FROM users u WHERE u.id = speaker AND u.suspended_until > at)
    AND NOT EXISTS (
      SELECT FROM blocks b WHERE (b.blocker_id = speaker AND b.blocked_id = about.user_id)
      OR (b.blocker_id = about.user_id AND b.blocked_id = speaker))
$$;--> statement-breakpoint
CREATE FUNCTION judge_attendance_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about attendances;
BEGIN
  -- The lock makes those who speak of one person wait for each other, so that the last one counts all of them.
  SELECT * INTO about FROM attendances WHERE id = NEW.attendance_id FOR NO KEY UPDATE;
  IF NOT FOUND OR NOT attendance_claim_counts(about, NEW.author_id, NEW.created_at) THEN
    RAISE EXCEPTION 'member % was not there with attendance %', NEW.author_id, NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'attendance_claims_of_those_there';
  END IF;
  IF NEW.created_at < about.meets_at OR NEW.created_at >= about.meets_at + interval '7 days' THEN
    RAISE EXCEPTION 'attendance % is not spoken of now', NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'attendance_claims_in_time';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER attendance_claims_may_say BEFORE INSERT OR UPDATE ON attendance_claims
FOR EACH ROW EXECUTE FUNCTION judge_attendance_claim();--> statement-breakpoint
-- One who was met was there, unless more say the opposite; a no-show takes two. What has been counted stays when a
-- speaker withdraws.
CREATE FUNCTION count_attendance_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE attendances a SET outcome = CASE
    WHEN said.no_show >= 2 AND said.no_show > said.met THEN 'NO_SHOW'
    WHEN said.met > 0 THEN 'KEPT'
    WHEN a.cancelled_at IS NOT NULL THEN 'CANCELLED_LATE'
    ELSE 'OPEN' END
  FROM (
    SELECT count(*) FILTER (WHERE c.claim = 'NO_SHOW') AS no_show, count(*) FILTER (WHERE c.claim = 'MET') AS met
    FROM attendance_claims c JOIN attendances about ON about.id = c.attendance_id
    WHERE c.attendance_id = NEW.attendance_id AND attendance_claim_counts(about, c.author_id, NEW.created_at)
  ) said
  WHERE a.id = NEW.attendance_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER attendance_claims_count AFTER INSERT OR UPDATE ON attendance_claims
FOR EACH ROW EXECUTE FUNCTION count_attendance_claims();
