-- Guests: accounts without an address, for the safety net alone (docs/decisions/0088).
-- The version before fills in mailboxes from addresses each minute, and logs a failure for a guest while it still runs.
-- Reviewed: a guest is refused all else that it would read an address for.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_signs_in";--> statement-breakpoint
-- Reviewed: no row is in it yet; on a large installation it is made by hand before.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "users_guests_idx" ON "users" USING btree ("created_at") WHERE email is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_signs_in_or_guest" CHECK ("users"."email" is null or "users"."password_hash" is not null or "users"."kakao_id" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_guest_has_nothing" CHECK ("users"."email" is not null or ("users"."role" = 'MEMBER' and "users"."gender" = 'UNKNOWN' and "users"."points" = 0
        and num_nonnulls("users"."mailbox", "users"."password_hash", "users"."kakao_id", "users"."bio", "users"."image_name", "users"."image_url", "users"."user_type") = 0)) NOT VALID;--> statement-breakpoint

-- A guest writes nothing that others read. The column that names the writer comes as the argument.
CREATE FUNCTION guests_write_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = (to_jsonb(NEW) ->> TG_ARGV[0])::bigint AND email IS NULL) THEN
    RAISE check_violation USING CONSTRAINT = 'guests_write_nothing', TABLE = TG_TABLE_NAME,
      MESSAGE = 'a guest writes nothing that others read';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER posts_of_members BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION guests_write_nothing('author_id');--> statement-breakpoint
CREATE TRIGGER comments_of_members BEFORE INSERT ON comments FOR EACH ROW EXECUTE FUNCTION guests_write_nothing('author_id');--> statement-breakpoint
CREATE TRIGGER reviews_of_members BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION guests_write_nothing('user_id');--> statement-breakpoint
CREATE TRIGGER plans_of_members BEFORE INSERT ON plans FOR EACH ROW EXECUTE FUNCTION guests_write_nothing('user_id');--> statement-breakpoint
CREATE TRIGGER reports_of_members BEFORE INSERT ON reports FOR EACH ROW EXECUTE FUNCTION guests_write_nothing('reporter_id');--> statement-breakpoint

-- A guest asks contacts by the link that they pass on themselves, and is no one's contact: nothing is written to an address or a
-- number for them.
CREATE FUNCTION guests_ask_by_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.channel <> 'LINK' AND EXISTS (SELECT FROM users WHERE id = NEW.owner_id AND email IS NULL))
    OR EXISTS (SELECT FROM users WHERE id = NEW.member_id AND email IS NULL) THEN
    RAISE check_violation USING CONSTRAINT = 'guests_ask_by_link', TABLE = 'trusted_contacts',
      MESSAGE = 'a guest asks contacts by a link alone';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER trusted_contacts_of_guests BEFORE INSERT OR UPDATE OF channel, owner_id, member_id ON trusted_contacts
  FOR EACH ROW EXECUTE FUNCTION guests_ask_by_link();--> statement-breakpoint
CREATE FUNCTION guests_have_no_numbers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM trusted_contacts c JOIN users u ON u.id = c.owner_id WHERE c.id = NEW.contact_id AND u.email IS NULL) THEN
    RAISE check_violation USING CONSTRAINT = 'guests_have_no_numbers', TABLE = 'contact_phones',
      MESSAGE = 'no text is sent for a guest';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER contact_phones_of_guests BEFORE INSERT ON contact_phones FOR EACH ROW EXECUTE FUNCTION guests_have_no_numbers();
