CREATE TABLE "email_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "email_codes_purpose" CHECK ("email_codes"."purpose" in ('SIGNUP', 'PASSWORD')),
	CONSTRAINT "email_codes_tries" CHECK ("email_codes"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"email" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "verification_tickets_purpose" CHECK ("verification_tickets"."purpose" in ('SIGNUP', 'PASSWORD'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"link" text NOT NULL,
	"scene" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "banners_scene" CHECK ("banners"."scene" in ('SAFETY', 'COMPANION', 'OREUM', 'MARKET'))
);
--> statement-breakpoint
CREATE TABLE "place_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"url" text NOT NULL,
	"credit" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"content_id" integer PRIMARY KEY NOT NULL,
	"content_type_id" smallint NOT NULL,
	"title" text NOT NULL,
	"addr1" text NOT NULL,
	"region" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"location" "point" GENERATED ALWAYS AS (point(lng * 0.8348, lat)) STORED NOT NULL,
	"tel" text,
	"homepage" text,
	"overview" text NOT NULL,
	"open_time" text,
	"rest_date" text,
	"parking" text,
	"fee" text,
	"first_image" text,
	"scene" text,
	"solo_score" smallint NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(replace(title, ' ', '') || ' ' || replace(addr1, ' ', '') || ' ' || keywords)) STORED NOT NULL,
	"hidden_at" timestamp(3) with time zone,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"easy_count" integer DEFAULT 0 NOT NULL,
	"normal_count" integer DEFAULT 0 NOT NULL,
	"hard_count" integer DEFAULT 0 NOT NULL,
	"rating" numeric(4, 2) GENERATED ALWAYS AS (case when review_count > 0 then round(rating_sum::numeric / review_count, 2) end) STORED,
	"score" numeric(7, 4) GENERATED ALWAYS AS ((solo_score * 0.5 + 12.5 * ((rating_sum + 19.0) / (review_count + 5) - 1))::numeric(7,4)) STORED NOT NULL,
	"difficulty" text GENERATED ALWAYS AS (case when easy_count + normal_count + hard_count = 0 then 'NONE' when easy_count >= normal_count and easy_count >= hard_count then 'EASY' when normal_count >= hard_count then 'NORMAL' else 'HARD' end) STORED NOT NULL,
	CONSTRAINT "places_content_type" CHECK ("places"."content_type_id" in (12, 14, 15, 25, 28, 32, 38, 39)),
	CONSTRAINT "places_region" CHECK ("places"."region" in ('JEJU_SI', 'SEOGWIPO_SI', 'BUKJEJU_GUN', 'NAMJEJU_GUN')),
	CONSTRAINT "places_lat" CHECK ("places"."lat" between 32.9 and 34.1),
	CONSTRAINT "places_lng" CHECK ("places"."lng" between 125.9 and 127.1),
	CONSTRAINT "places_solo_score" CHECK ("places"."solo_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"room_id" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	CONSTRAINT "posts_category" CHECK ("posts"."category" in ('QUESTION', 'COMPANION_PROPOSAL', 'SOLO_TIP', 'SOLO_CHALLENGE')),
	CONSTRAINT "posts_title_length" CHECK (char_length("posts"."title") between 1 and 100),
	CONSTRAINT "posts_content_length" CHECK (char_length("posts"."content") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"user_id" integer,
	"visit_date" date NOT NULL,
	"difficulty" text NOT NULL,
	"rating" smallint NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"content" text NOT NULL,
	"receipt_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp(3) with time zone,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_difficulty" CHECK ("reviews"."difficulty" in ('EASY', 'NORMAL', 'HARD')),
	CONSTRAINT "reviews_tags" CHECK (cardinality("reviews"."tags") <= 3),
	CONSTRAINT "reviews_content_length" CHECK (char_length("reviews"."content") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host_id" integer,
	"content_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"scheduled_at" timestamp(3) with time zone NOT NULL,
	"max_participants" integer NOT NULL,
	"participant_count" integer DEFAULT 0 NOT NULL,
	"gender_restriction" text DEFAULT 'MIXED' NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_rooms_title_length" CHECK (char_length("chat_rooms"."title") between 1 and 50),
	CONSTRAINT "chat_rooms_description_length" CHECK (char_length("chat_rooms"."description") <= 1000),
	CONSTRAINT "chat_rooms_max" CHECK ("chat_rooms"."max_participants" between 2 and 500),
	CONSTRAINT "chat_rooms_not_over_max" CHECK ("chat_rooms"."participant_count" between 0 and "chat_rooms"."max_participants"),
	CONSTRAINT "chat_rooms_gender" CHECK ("chat_rooms"."gender_restriction" in ('MIXED', 'MALE', 'FEMALE'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"room_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" integer,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"client_id" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_pk" PRIMARY KEY("room_id","seq"),
	CONSTRAINT "messages_type" CHECK ("messages"."type" in ('TALK', 'ENTER', 'EXIT')),
	CONSTRAINT "messages_content_length" CHECK (char_length("messages"."content") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "room_members" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_read_seq" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "room_members_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" integer NOT NULL,
	"type" text NOT NULL,
	"version" text NOT NULL,
	"agreed" boolean NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_user_id_type_created_at_pk" PRIMARY KEY("user_id","type","created_at")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text NOT NULL,
	"gender" text NOT NULL,
	"birth_date" date NOT NULL,
	"bio" text,
	"image_url" text,
	"image_name" text,
	"user_type" text NOT NULL,
	"q1_expect" smallint NOT NULL,
	"q2_habit" smallint NOT NULL,
	"q3_avoid" smallint NOT NULL,
	"q4_feeling" smallint NOT NULL,
	"q5_necessity" smallint NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"solo_trip_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_length" CHECK (char_length("users"."email") <= 254),
	CONSTRAINT "users_name_length" CHECK (char_length("users"."name") between 1 and 20),
	CONSTRAINT "users_nickname_length" CHECK (char_length("users"."nickname") between 2 and 12),
	CONSTRAINT "users_bio_length" CHECK (char_length("users"."bio") <= 25),
	CONSTRAINT "users_gender" CHECK ("users"."gender" in ('MALE', 'FEMALE')),
	CONSTRAINT "users_user_type" CHECK ("users"."user_type" in ('여유형', '탐험형', '기록형', '계획형')),
	CONSTRAINT "users_points" CHECK ("users"."points" >= 0),
	CONSTRAINT "users_solo_trip_count" CHECK ("users"."solo_trip_count" >= 0),
	CONSTRAINT "users_q1_expect" CHECK ("users"."q1_expect" between 1 and 4),
	CONSTRAINT "users_q2_habit" CHECK ("users"."q2_habit" between 1 and 4),
	CONSTRAINT "users_q3_avoid" CHECK ("users"."q3_avoid" between 1 and 4),
	CONSTRAINT "users_q4_feeling" CHECK ("users"."q4_feeling" between 1 and 5),
	CONSTRAINT "users_q5_necessity" CHECK ("users"."q5_necessity" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_photos" ADD CONSTRAINT "place_photos_content_id_places_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."places"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_content_id_places_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."places"("content_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_content_id_places_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."places"("content_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_members" ADD CONSTRAINT "room_members_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_members" ADD CONSTRAINT "room_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_codes_email_idx" ON "email_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_idx" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "place_photos_place_idx" ON "place_photos" USING btree ("content_id","id");--> statement-breakpoint
CREATE INDEX "places_score_idx" ON "places" USING btree ("score" DESC NULLS FIRST,"content_id");--> statement-breakpoint
CREATE INDEX "places_filter_idx" ON "places" USING btree ("region","content_type_id","score" DESC NULLS FIRST,"content_id");--> statement-breakpoint
CREATE INDEX "places_type_idx" ON "places" USING btree ("content_type_id","score" DESC NULLS FIRST,"content_id");--> statement-breakpoint
CREATE INDEX "places_reviews_idx" ON "places" USING btree ("review_count" DESC NULLS FIRST,"content_id");--> statement-breakpoint
CREATE INDEX "places_rating_idx" ON "places" USING btree (coalesce("rating", 0) desc,"content_id");--> statement-breakpoint
CREATE INDEX "places_location_idx" ON "places" USING gist ("location");--> statement-breakpoint
CREATE INDEX "places_search_idx" ON "places" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_latest_idx" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "posts_room_idx" ON "posts" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "reviews_place_idx" ON "reviews" USING btree ("content_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_latest_idx" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_open_idx" ON "chat_rooms" USING btree ("scheduled_at","id");--> statement-breakpoint
CREATE INDEX "chat_rooms_place_idx" ON "chat_rooms" USING btree ("content_id","scheduled_at","id");--> statement-breakpoint
CREATE INDEX "chat_rooms_host_idx" ON "chat_rooms" USING btree ("host_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id_unique" ON "messages" USING btree ("room_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_sender_idx" ON "messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "room_members_user_idx" ON "room_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname_unique" ON "users" USING btree (lower("nickname"));