CREATE TABLE "meeting_words" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attendance_id" bigint NOT NULL,
	"author_attendance_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"sentence" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_words_two" CHECK ("meeting_words"."author_id" <> "meeting_words"."subject_id"),
	CONSTRAINT "meeting_words_something" CHECK (cardinality("meeting_words"."tags") > 0 or "meeting_words"."sentence" is not null),
	CONSTRAINT "meeting_words_tags" CHECK ("meeting_words"."tags" <@ array['PUNCTUAL', 'KIND', 'LISTENS', 'RESPECTFUL', 'COMFORTABLE', 'CONSIDERATE', 'INFORMED', 'AGAIN']::text[]),
	CONSTRAINT "meeting_words_sentence" CHECK (char_length("meeting_words"."sentence") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "ring_members" (
	"ring_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "ring_members_ring_id_user_id_pk" PRIMARY KEY("ring_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "rings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'FOUND' NOT NULL,
	"reason" text NOT NULL,
	"density" integer NOT NULL,
	"outside" integer NOT NULL,
	"meetings" integer NOT NULL,
	"found_at" timestamp(3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp(3) with time zone,
	CONSTRAINT "rings_state" CHECK ("rings"."state" in ('FOUND', 'CONFIRMED', 'DISMISSED')),
	CONSTRAINT "rings_reason" CHECK ("rings"."reason" in ('SIGNED_UP_TOGETHER', 'ALL_WITH_ALL')),
	CONSTRAINT "rings_decided" CHECK (("rings"."state" = 'FOUND') = ("rings"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "attendance_claims" DROP CONSTRAINT "attendance_claims_claim";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_resource";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_reason";--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_target_type";--> statement-breakpoint
ALTER TABLE "meeting_words" ADD CONSTRAINT "meeting_words_attendance_id_attendances_id_fk" FOREIGN KEY ("attendance_id") REFERENCES "public"."attendances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_words" ADD CONSTRAINT "meeting_words_author_attendance_id_attendances_id_fk" FOREIGN KEY ("author_attendance_id") REFERENCES "public"."attendances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_words" ADD CONSTRAINT "meeting_words_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_words" ADD CONSTRAINT "meeting_words_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_ring_id_rings_id_fk" FOREIGN KEY ("ring_id") REFERENCES "public"."rings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rings" ADD CONSTRAINT "rings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_words_pair_key" ON "meeting_words" USING btree ("attendance_id","author_id");--> statement-breakpoint
CREATE INDEX "meeting_words_author_idx" ON "meeting_words" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "meeting_words_subject_idx" ON "meeting_words" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "meeting_words_back_idx" ON "meeting_words" USING btree ("author_attendance_id");--> statement-breakpoint
CREATE INDEX "ring_members_user_idx" ON "ring_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rings_state_idx" ON "rings" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "rings_decided_by_idx" ON "rings" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "attendance_claims" ADD CONSTRAINT "attendance_claims_claim" CHECK ("attendance_claims"."claim" in ('MET', 'NOT_MET', 'NO_SHOW')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_resource" CHECK ("notifications"."resource_type" in ('POST', 'ROOM', 'REPORT', 'INQUIRY', 'CHECKIN', 'ALERT', 'CONTACT', 'NOTICE', 'REVIEW', 'STAY', 'WORDS', 'NONE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('SPAM', 'ABUSE', 'INAPPROPRIATE', 'COPYRIGHT', 'HARASSMENT', 'FRAUD', 'SEXUAL', 'ILLEGAL_FILMING', 'NO_SHOW', 'MEETING', 'MISLEADING')) NOT VALID;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('STAFF_GRANT', 'STAFF_REVOKE', 'STAFF_PROOF', 'AUTHENTICATOR_ENROL', 'AUTHENTICATOR_CODES', 'AUTHENTICATOR_RECOVER', 'AUTHENTICATOR_RESET', 'REPORT_DECIDE', 'INQUIRY_UPDATE', 'INQUIRY_REPLY', 'CONTENT_HIDE', 'CONTENT_RESTORE', 'MEMBER_VIEW', 'MEMBER_UPDATE', 'MEMBER_WARN', 'MEMBER_SUSPEND', 'MEMBER_LIFT', 'MEMBER_CLOSE', 'PLACE_CREATE', 'PLACE_UPDATE', 'NOTICE_CREATE', 'NOTICE_UPDATE', 'NOTICE_DELETE', 'BANNER_CREATE', 'BANNER_UPDATE', 'BANNER_DELETE', 'WORD_SAVE', 'WORD_DELETE', 'TEMPLATE_CREATE', 'TEMPLATE_UPDATE', 'TEMPLATE_DELETE', 'EXPORT', 'RULE_PROPOSE', 'RULE_CONFIRM', 'RULE_REJECT', 'RING_CONFIRM', 'RING_DISMISS')) NOT VALID;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_target_type" CHECK ("audit_log"."target_type" in ('MEMBER', 'REPORT', 'INQUIRY', 'POST', 'COMMENT', 'REVIEW', 'ROOM', 'MESSAGE', 'PLACE', 'NOTICE', 'BANNER', 'WORD', 'TEMPLATE', 'EXPORT', 'RULE', 'RING')) NOT VALID;--> statement-breakpoint
-- Who may write of another: as who may say that they met, and has said so; each to a person who still has the account
-- they had then, within 14 days of the meeting. What was written is never changed.
CREATE FUNCTION judge_meeting_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about attendances;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'what member % wrote is not changed', NEW.author_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_words_never_change';
  END IF;
  SELECT * INTO about FROM attendances a
  WHERE a.id = NEW.attendance_id AND a.user_id = NEW.subject_id AND NOT a.is_carried_over;
  IF NOT FOUND OR NOT attendance_claim_counts(about, NEW.author_id, NEW.created_at) OR NOT EXISTS (
    SELECT FROM attendances mine WHERE mine.id = NEW.author_attendance_id AND mine.room_id = about.room_id
    AND mine.meets_at = about.meets_at AND mine.user_id = NEW.author_id AND mine.was_inside AND NOT mine.is_carried_over
  ) THEN
    RAISE EXCEPTION 'member % was not there with attendance %', NEW.author_id, NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_words_of_those_there';
  END IF;
  IF NEW.created_at < about.meets_at OR NEW.created_at >= about.meets_at + interval '336 hours' THEN
    RAISE EXCEPTION 'attendance % is not written of now', NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_words_in_time';
  END IF;
  -- The lock makes a claim that is changed at the same moment wait, and see these words.
  PERFORM FROM attendance_claims c
  WHERE c.attendance_id = NEW.attendance_id AND c.author_id = NEW.author_id AND c.claim = 'MET' FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'member % has not met whom attendance % is about', NEW.author_id, NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_words_of_those_met';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER meeting_words_may_be BEFORE INSERT OR UPDATE ON meeting_words
FOR EACH ROW EXECUTE FUNCTION judge_meeting_words();--> statement-breakpoint
-- Who wrote of another has met them, and goes on saying so: otherwise words could be taken back after they opened.
CREATE FUNCTION keep_claim_of_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.claim <> 'MET' AND EXISTS (
    SELECT FROM meeting_words w WHERE w.attendance_id = NEW.attendance_id AND w.author_id = NEW.author_id
  ) THEN
    RAISE EXCEPTION 'member % wrote of attendance %', NEW.author_id, NEW.attendance_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'attendance_claims_with_words';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER attendance_claims_keep_words BEFORE INSERT OR UPDATE ON attendance_claims
FOR EACH ROW EXECUTE FUNCTION keep_claim_of_words();--> statement-breakpoint
-- Whether others than the writer may know of words: both wrote, or 14 days are over and both say that they met.
CREATE FUNCTION meeting_words_are_open(words meeting_words, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM meeting_words back
    WHERE back.attendance_id = words.author_attendance_id AND back.author_id = words.subject_id)
  OR (EXISTS (
      SELECT FROM attendances a WHERE a.id = words.attendance_id AND a.meets_at <= at - interval '336 hours')
    AND EXISTS (
      SELECT FROM attendance_claims c WHERE c.attendance_id = words.author_attendance_id
      AND c.author_id = words.subject_id AND c.claim = 'MET'))
$$;--> statement-breakpoint
-- Whether two are of one ring, so that the word of one for the other counts for nothing.
CREATE FUNCTION are_of_one_ring(one bigint, other bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM ring_members a JOIN ring_members b ON b.ring_id = a.ring_id AND b.user_id = other
    JOIN rings r ON r.id = a.ring_id AND r.state <> 'DISMISSED'
    WHERE a.user_id = one)
$$;
