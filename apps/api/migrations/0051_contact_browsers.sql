CREATE TABLE "contact_browsers" (
	"contact_id" bigint PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"browser_hash" text,
	"device" text,
	"asking_hash" text,
	"asking_device" text,
	"asked_at" timestamp(3) with time zone,
	"is_closed" boolean DEFAULT false NOT NULL,
	"endpoint" text,
	"p256dh" text,
	"auth" text,
	"subscribed_at" timestamp(3) with time zone,
	"heard_at" timestamp(3) with time zone,
	CONSTRAINT "contact_browsers_asking" CHECK (("contact_browsers"."asking_hash" is null) = ("contact_browsers"."asked_at" is null) and ("contact_browsers"."asking_hash" is null) = ("contact_browsers"."asking_device" is null)
        and ("contact_browsers"."asking_hash" is null or ("contact_browsers"."browser_hash" is not null and "contact_browsers"."asking_hash" <> "contact_browsers"."browser_hash" and not "contact_browsers"."is_closed"))),
	CONSTRAINT "contact_browsers_device" CHECK (("contact_browsers"."browser_hash" is null) = ("contact_browsers"."device" is null)),
	CONSTRAINT "contact_browsers_device_length" CHECK (char_length("contact_browsers"."device") <= 200 and char_length("contact_browsers"."asking_device") <= 200),
	CONSTRAINT "contact_browsers_push" CHECK (num_nulls("contact_browsers"."endpoint", "contact_browsers"."p256dh", "contact_browsers"."auth", "contact_browsers"."subscribed_at") in (0, 4)
        and ("contact_browsers"."endpoint" is null or "contact_browsers"."browser_hash" is not null) and ("contact_browsers"."heard_at" is null or "contact_browsers"."endpoint" is not null)),
	CONSTRAINT "contact_browsers_endpoint_length" CHECK (char_length("contact_browsers"."endpoint") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "safety_messages" DROP CONSTRAINT "safety_messages_channel";--> statement-breakpoint
ALTER TABLE "trusted_contacts" DROP CONSTRAINT "trusted_contacts_channel";--> statement-breakpoint
ALTER TABLE "trusted_contacts" DROP CONSTRAINT "trusted_contacts_address";--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "is_solo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD COLUMN "language" text DEFAULT 'ko' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_browsers" ADD CONSTRAINT "contact_browsers_contact_id_trusted_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."trusted_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_browsers_browser_idx" ON "contact_browsers" USING btree ("browser_hash");--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_channel" CHECK ("safety_messages"."channel" in ('EMAIL', 'APP', 'PUSH')) NOT VALID;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD CONSTRAINT "trusted_contacts_language" CHECK ("trusted_contacts"."language" in ('ko', 'en', 'ja', 'zh')) NOT VALID;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD CONSTRAINT "trusted_contacts_channel" CHECK ("trusted_contacts"."channel" in ('EMAIL', 'MEMBER', 'LINK')) NOT VALID;--> statement-breakpoint
ALTER TABLE "trusted_contacts" ADD CONSTRAINT "trusted_contacts_address" CHECK (("trusted_contacts"."channel" = 'MEMBER') = ("trusted_contacts"."member_id" is not null) and ("trusted_contacts"."channel" = 'EMAIL' or "trusted_contacts"."email" is null)
        and ("trusted_contacts"."channel" <> 'EMAIL' or "trusted_contacts"."email" is not null or "trusted_contacts"."removed_at" is not null)) NOT VALID;