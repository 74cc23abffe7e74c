CREATE TABLE "deleted_messages" (
	"room_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"content" text NOT NULL,
	"pin_label" text,
	"deleted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "deleted_messages_room_id_seq_pk" PRIMARY KEY("room_id","seq"),
	CONSTRAINT "deleted_messages_content_length" CHECK (char_length("deleted_messages"."content") <= 2000),
	CONSTRAINT "deleted_messages_pin_label_length" CHECK (char_length("deleted_messages"."pin_label") between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "deleted_messages" ADD CONSTRAINT "deleted_messages_message_fk" FOREIGN KEY ("room_id","seq") REFERENCES "public"."messages"("room_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_messages_deleted_idx" ON "deleted_messages" USING btree ("deleted_at");