CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reporter_id" integer,
	"target_type" text NOT NULL,
	"target_id" integer NOT NULL,
	"target_seq" integer DEFAULT 0 NOT NULL,
	"target_user_id" integer,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_target_type" CHECK ("reports"."target_type" in ('USER', 'POST', 'COMMENT', 'REVIEW', 'ROOM', 'MESSAGE')),
	CONSTRAINT "reports_target_seq" CHECK (("reports"."target_type" = 'MESSAGE') = ("reports"."target_seq" > 0)),
	CONSTRAINT "reports_status" CHECK ("reports"."status" in ('PENDING', 'REVIEWED', 'ACTION_TAKEN', 'REJECTED')),
	CONSTRAINT "reports_detail_length" CHECK (char_length("reports"."detail") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_target_user_id_users_id_fk" FOREIGN KEY ("target_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_unique" ON "reports" USING btree ("target_type","target_id","target_seq","reporter_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "reports_reporter_idx" ON "reports" USING btree ("reporter_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_target_user_idx" ON "reports" USING btree ("target_user_id");