-- What staff did is written down for good: not even the owner of the database changes it without taking these triggers away.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
UPDATE banners SET position = least(id, 20);
--> statement-breakpoint
INSERT INTO reply_templates (kind, title, body) VALUES
  ('REPORT', '조치했어요', '알려주셔서 고마워요. 운영정책에 어긋나는 내용이라 조치했어요. 앞으로도 편하게 알려주세요.'),
  ('REPORT', '위반이 아니에요', '알려주셔서 고마워요. 살펴보았지만 운영정책에 어긋나는 점을 찾지 못했어요. 보고 싶지 않다면 프로필에서 차단할 수 있어요.'),
  ('REPORT', '확인하고 지켜볼게요', '알려주셔서 고마워요. 내용을 확인했고, 같은 일이 되풀이되는지 지켜볼게요.'),
  ('INQUIRY', '확인 중이에요', '문의해주셔서 고마워요. 자세히 확인하고 있어요. 확인이 끝나는 대로 다시 알려드릴게요.'),
  ('INQUIRY', '장소 정보를 고쳤어요', '알려주신 내용을 확인하고 장소 정보를 고쳤어요. 다음 여행자에게 큰 도움이 될 거예요. 고마워요!'),
  ('INQUIRY', '오류를 고쳤어요', '불편을 드려 죄송해요. 알려주신 오류를 고쳤어요. 앱을 새로고침한 뒤 다시 해보시고, 그래도 안 되면 다시 알려주세요.');
