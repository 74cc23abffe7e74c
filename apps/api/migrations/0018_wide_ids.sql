-- Ids and what refers to them become 64 bits wide: docs/growth.md computes when 32 are full. Each table is written anew under
-- its lock, all at once, which no table that is in use would bear. It is done now because no version was installed anywhere yet;
-- afterwards it would take a second column, a trigger that fills it, a copy in batches and an exchange, for each of these.

-- Their definitions name columns of those.
DROP TRIGGER comments_one_level ON comments;
--> statement-breakpoint
DROP TRIGGER reviews_place_stats ON reviews;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "audit_log" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "staff_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "banners" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "blocks" ALTER COLUMN "blocker_id" SET DATA TYPE bigint, ALTER COLUMN "blocked_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "chat_rooms" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "host_id" SET DATA TYPE bigint, ALTER COLUMN "content_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "check_in_contacts" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "check_in_id" SET DATA TYPE bigint, ALTER COLUMN "contact_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "check_ins" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "room_id" SET DATA TYPE bigint, ALTER COLUMN "plan_id" SET DATA TYPE bigint, ALTER COLUMN "acknowledged_by" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "comment_mentions" ALTER COLUMN "comment_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "comments" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "post_id" SET DATA TYPE bigint, ALTER COLUMN "parent_id" SET DATA TYPE bigint, ALTER COLUMN "author_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "consents" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "email_codes" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "idempotency_keys" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "images" ALTER COLUMN "owner_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "inquiries" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "place_id" SET DATA TYPE bigint, ALTER COLUMN "replied_by" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "inquiry_images" ALTER COLUMN "inquiry_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "location_share_viewers" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "share_id" SET DATA TYPE bigint, ALTER COLUMN "contact_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "location_shares" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "message_reactions" ALTER COLUMN "room_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "messages" ALTER COLUMN "room_id" SET DATA TYPE bigint, ALTER COLUMN "sender_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "notices" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "notification_settings" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "notifications" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "resource_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "place_photos" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "content_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "places" ALTER COLUMN "content_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "plan_spots" ALTER COLUMN "plan_id" SET DATA TYPE bigint, ALTER COLUMN "content_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "plans" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "start_content_id" SET DATA TYPE bigint, ALTER COLUMN "end_content_id" SET DATA TYPE bigint, ALTER COLUMN "stay_content_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "point_events" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "receipt_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "post_images" ALTER COLUMN "post_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "posts" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "author_id" SET DATA TYPE bigint, ALTER COLUMN "room_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "push_subscriptions" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "quiet_hours" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "receipts" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "content_id" SET DATA TYPE bigint, ALTER COLUMN "review_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "reply_templates" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "reports" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "reporter_id" SET DATA TYPE bigint, ALTER COLUMN "target_id" SET DATA TYPE bigint, ALTER COLUMN "target_user_id" SET DATA TYPE bigint, ALTER COLUMN "processed_by" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "review_images" ALTER COLUMN "review_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "review_votes" ALTER COLUMN "review_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "reviews" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "content_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "room_bans" ALTER COLUMN "room_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "room_members" ALTER COLUMN "room_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "safety_days" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "safety_items" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "safety_messages" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "contact_id" SET DATA TYPE bigint, ALTER COLUMN "check_in_id" SET DATA TYPE bigint, ALTER COLUMN "share_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "safety_pins" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "sanctions" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "staff_id" SET DATA TYPE bigint, ALTER COLUMN "report_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "saved_places" ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "content_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "scraps" ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "post_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "sessions" ALTER COLUMN "user_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "trusted_contacts" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "owner_id" SET DATA TYPE bigint, ALTER COLUMN "member_id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "users" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
-- Reviewed: no version was installed yet
-- squawk-ignore changing-column-type
ALTER TABLE "withdrawals" ALTER COLUMN "id" SET DATA TYPE bigint;
--> statement-breakpoint
CREATE TRIGGER comments_one_level BEFORE INSERT OR UPDATE OF parent_id ON comments
  FOR EACH ROW EXECUTE FUNCTION check_one_level();
--> statement-breakpoint
CREATE TRIGGER reviews_place_stats AFTER INSERT OR DELETE OR UPDATE OF content_id, rating, difficulty, hidden_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION on_review_change();
