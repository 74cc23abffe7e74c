CREATE TABLE "safety_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"rate" smallint NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "safety_days_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "safety_days_rate" CHECK ("safety_days"."rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "safety_items" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"item_id" text NOT NULL,
	"checked" boolean NOT NULL,
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "safety_items_user_id_day_item_id_pk" PRIMARY KEY("user_id","day","item_id"),
	CONSTRAINT "safety_items_item" CHECK ("safety_items"."item_id" in ('accommodation-1', 'accommodation-2', 'accommodation-3', 'accommodation-4', 'accommodation-5', 'transportation-1', 'transportation-2', 'transportation-3', 'transportation-4', 'transportation-5', 'equipment-1', 'equipment-2', 'equipment-3', 'equipment-4', 'equipment-5', 'activity-1', 'activity-2', 'activity-3', 'activity-4', 'activity-5', 'health-1', 'health-2', 'health-3', 'health-4', 'health-5', 'communication-1', 'communication-2', 'communication-3', 'communication-4', 'communication-5', 'mental-1', 'mental-2', 'mental-3', 'mental-4', 'mental-5'))
);
--> statement-breakpoint
ALTER TABLE "safety_days" ADD CONSTRAINT "safety_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_items" ADD CONSTRAINT "safety_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;