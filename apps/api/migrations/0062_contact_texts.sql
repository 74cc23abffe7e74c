CREATE TABLE "contact_phones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_phones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contact_id" bigint NOT NULL,
	"number_hash" text NOT NULL,
	"sealed" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp(3) with time zone,
	"refused_at" timestamp(3) with time zone,
	CONSTRAINT "contact_phones_refused" CHECK (("contact_phones"."refused_at" is null) = ("contact_phones"."sealed" is not null)),
	CONSTRAINT "contact_phones_proven" CHECK ("contact_phones"."proven_at" is null or "contact_phones"."refused_at" is null)
);
--> statement-breakpoint
CREATE TABLE "text_budgets" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"cap" integer NOT NULL,
	"spent" integer NOT NULL,
	"spent_on_tests" integer NOT NULL,
	"asks" smallint NOT NULL,
	CONSTRAINT "text_budgets_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "text_budgets_spent" CHECK ("text_budgets"."spent" between 0 and "text_budgets"."cap"),
	CONSTRAINT "text_budgets_tests" CHECK ("text_budgets"."spent_on_tests" between 0 and "text_budgets"."spent" and "text_budgets"."spent_on_tests" * 2 <= "text_budgets"."cap"),
	CONSTRAINT "text_budgets_asks" CHECK ("text_budgets"."asks" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "text_numbers" (
	"number_hash" text NOT NULL,
	"day" date NOT NULL,
	"texts" smallint NOT NULL,
	"asks" smallint NOT NULL,
	CONSTRAINT "text_numbers_number_hash_day_pk" PRIMARY KEY("number_hash","day"),
	CONSTRAINT "text_numbers_texts" CHECK ("text_numbers"."texts" between 0 and 20),
	CONSTRAINT "text_numbers_asks" CHECK ("text_numbers"."asks" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "text_refusals" (
	"number_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_sendings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"handle" text,
	"called_at" timestamp(3) with time zone,
	"taken_as" text,
	"poll_at" timestamp(3) with time zone,
	"polls" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "text_sendings_called" CHECK ("text_sendings"."called_at" is null or "text_sendings"."handle" is not null),
	CONSTRAINT "text_sendings_taken" CHECK ("text_sendings"."taken_as" is null or "text_sendings"."called_at" is not null),
	CONSTRAINT "text_sendings_poll" CHECK ("text_sendings"."poll_at" is null or "text_sendings"."taken_as" is not null)
);
--> statement-breakpoint
ALTER TABLE "safety_messages" DROP CONSTRAINT "safety_messages_kind";--> statement-breakpoint
ALTER TABLE "safety_messages" DROP CONSTRAINT "safety_messages_channel";--> statement-breakpoint
ALTER TABLE "safety_messages" DROP CONSTRAINT "safety_messages_state";--> statement-breakpoint
ALTER TABLE "safety_messages" DROP CONSTRAINT "safety_messages_sent";--> statement-breakpoint
ALTER TABLE "safety_messages" ADD COLUMN "delivered_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "contact_phones" ADD CONSTRAINT "contact_phones_contact_id_trusted_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."trusted_contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_budgets" ADD CONSTRAINT "text_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_sendings" ADD CONSTRAINT "text_sendings_message_id_safety_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."safety_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_phones_contact_unique" ON "contact_phones" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "contact_phones_number_idx" ON "contact_phones" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "text_budgets_day_idx" ON "text_budgets" USING btree ("day");--> statement-breakpoint
CREATE INDEX "text_numbers_day_idx" ON "text_numbers" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "text_sendings_message_unique" ON "text_sendings" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "text_sendings_poll_idx" ON "text_sendings" USING btree ("poll_at") WHERE poll_at is not null;--> statement-breakpoint
CREATE INDEX "text_sendings_handle_idx" ON "text_sendings" USING btree ("handle");--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_reason" CHECK ("safety_messages"."reason" in ('CAP', 'NUMBER_CAP', 'REFUSED', 'NOT_TAKEN', 'NOT_DELIVERED') and ("safety_messages"."reason" is null or "safety_messages"."state" = 'FAILED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_delivered" CHECK (("safety_messages"."delivered_at" is null or "safety_messages"."channel" = 'TEXT') and ("safety_messages"."state" <> 'DELIVERED' or "safety_messages"."delivered_at" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_phone" CHECK ("safety_messages"."kind" <> 'PHONE' or "safety_messages"."channel" = 'TEXT') NOT VALID;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_kind" CHECK ("safety_messages"."kind" in ('INVITATION', 'DRILL', 'ALERT', 'ACKNOWLEDGED', 'ENDED', 'SHARE', 'PHONE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_channel" CHECK ("safety_messages"."channel" in ('EMAIL', 'APP', 'PUSH', 'TEXT')) NOT VALID;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_state" CHECK ("safety_messages"."state" in ('QUEUED', 'SENT', 'DELIVERED', 'OPENED', 'FAILED', 'NO_DEVICE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "safety_messages" ADD CONSTRAINT "safety_messages_sent" CHECK ("safety_messages"."state" not in ('SENT', 'DELIVERED', 'OPENED') or "safety_messages"."sent_at" is not null) NOT VALID;