CREATE TABLE "former_nicknames" (
	"user_id" bigint NOT NULL,
	"nickname" text NOT NULL,
	"ended_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_nicknames_user_id_nickname_pk" PRIMARY KEY("user_id","nickname")
);
--> statement-breakpoint
ALTER TABLE "former_nicknames" ADD CONSTRAINT "former_nicknames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_nicknames_ended_idx" ON "former_nicknames" USING btree ("ended_at");
--> statement-breakpoint
-- A name that is taken up again is none of before; the version before renames members as well.
CREATE FUNCTION keep_former_nickname() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM former_nicknames WHERE user_id = NEW.id AND nickname = NEW.nickname;
  INSERT INTO former_nicknames (user_id, nickname) VALUES (OLD.id, OLD.nickname)
  ON CONFLICT (user_id, nickname) DO UPDATE SET ended_at = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_nickname_ended AFTER UPDATE OF nickname ON users
  FOR EACH ROW WHEN (OLD.nickname IS DISTINCT FROM NEW.nickname) EXECUTE FUNCTION keep_former_nickname();
