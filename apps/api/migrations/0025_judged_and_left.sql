CREATE TABLE "room_stays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_stays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp(3) with time zone NOT NULL,
	"left_at" timestamp(3) with time zone NOT NULL,
	"last_seq" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_resource";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_by" bigint[];--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "judged_digest" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_by" bigint[];--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "judged_digest" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_by" bigint[];--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "judged_digest" text;--> statement-breakpoint
ALTER TABLE "room_stays" ADD CONSTRAINT "room_stays_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_stays" ADD CONSTRAINT "room_stays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_stays_user_idx" ON "room_stays" USING btree ("user_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "room_stays_room_idx" ON "room_stays" USING btree ("room_id","user_id");--> statement-breakpoint
CREATE INDEX "room_stays_left_idx" ON "room_stays" USING btree ("left_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_resource" CHECK ("notifications"."resource_type" in ('POST', 'ROOM', 'REPORT', 'INQUIRY', 'CHECKIN', 'ALERT', 'CONTACT', 'NOTICE', 'REVIEW', 'STAY', 'NONE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('SPAM', 'ABUSE', 'INAPPROPRIATE', 'COPYRIGHT', 'HARASSMENT', 'FRAUD', 'SEXUAL', 'ILLEGAL_FILMING', 'NO_SHOW', 'MISLEADING')) NOT VALID;
--> statement-breakpoint
-- A membership that ends by itself leaves its time in the room; one that ends with its member or its room leaves nothing.
CREATE FUNCTION keep_room_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO room_stays (room_id, user_id, joined_at, left_at, last_seq)
  SELECT OLD.room_id, OLD.user_id, OLD.joined_at, now(), chat_rooms.last_seq
  FROM chat_rooms WHERE chat_rooms.id = OLD.room_id AND EXISTS (SELECT FROM users WHERE users.id = OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER room_members_stay AFTER DELETE ON room_members FOR EACH ROW EXECUTE FUNCTION keep_room_stay();
