-- One level of replies: what is answered is no answer itself, and what has answers becomes none.
CREATE FUNCTION check_one_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NOT NULL AND (
    NEW.parent_id = NEW.id
    OR EXISTS (SELECT FROM comments WHERE id = NEW.parent_id AND parent_id IS NOT NULL)
    OR (TG_OP = 'UPDATE' AND EXISTS (SELECT FROM comments WHERE post_id = NEW.post_id AND parent_id = NEW.id))
  ) THEN
    RAISE EXCEPTION 'a reply has no replies' USING ERRCODE = 'check_violation', CONSTRAINT = 'comments_one_level';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER comments_one_level BEFORE INSERT OR UPDATE OF parent_id ON comments
  FOR EACH ROW EXECUTE FUNCTION check_one_level();
--> statement-breakpoint
-- A post's count is that of the comments one can read.
CREATE FUNCTION count_post_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL THEN change := change - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL THEN change := change + 1; END IF;
  IF change <> 0 THEN
    UPDATE posts SET comment_count = comment_count + change WHERE id = coalesce(NEW.post_id, OLD.post_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comments_count AFTER INSERT OR DELETE OR UPDATE OF deleted_at, hidden_at ON comments
  FOR EACH ROW EXECUTE FUNCTION count_post_comments();
--> statement-breakpoint
CREATE FUNCTION count_post_scraps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE posts SET scrap_count = scrap_count + 1 WHERE id = NEW.post_id;
  ELSE
    UPDATE posts SET scrap_count = scrap_count - 1 WHERE id = OLD.post_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER scraps_count AFTER INSERT OR DELETE ON scraps FOR EACH ROW EXECUTE FUNCTION count_post_scraps();
--> statement-breakpoint
CREATE FUNCTION count_review_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE reviews SET helpful_count = helpful_count + 1 WHERE id = NEW.review_id;
  ELSE
    UPDATE reviews SET helpful_count = helpful_count - 1 WHERE id = OLD.review_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER review_votes_count AFTER INSERT OR DELETE ON review_votes
  FOR EACH ROW EXECUTE FUNCTION count_review_votes();
--> statement-breakpoint
-- A member's points are the sum of what was given, changed in the same statement.
CREATE FUNCTION sum_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET points = points + NEW.amount WHERE id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER point_events_sum AFTER INSERT ON point_events FOR EACH ROW EXECUTE FUNCTION sum_points();
--> statement-breakpoint
-- A place's figures are changed by what a review brings or takes, as the counts above are: counted anew, two reviews at once
-- would each leave out the other, and every review would cost as much as there are already. What it takes and brings is one
-- statement: in two, a place moves the counters of its category twice, and two such could wait for each other.
CREATE OR REPLACE FUNCTION on_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE places SET
    review_count = review_count + change.reviews,
    rating_sum = rating_sum + change.stars,
    easy_count = easy_count + change.easy,
    normal_count = normal_count + change.normal,
    hard_count = hard_count + change.hard
  FROM (
    SELECT content_id, sum(n) AS reviews, sum(n * rating) AS stars, sum(n * (difficulty = 'EASY')::integer) AS easy,
      sum(n * (difficulty = 'NORMAL')::integer) AS normal, sum(n * (difficulty = 'HARD')::integer) AS hard
    FROM (VALUES
      (-1, OLD.content_id, OLD.rating, OLD.difficulty, OLD.hidden_at),
      (1, NEW.content_id, NEW.rating, NEW.difficulty, NEW.hidden_at)
    ) AS review (n, content_id, rating, difficulty, hidden_at)
    WHERE hidden_at IS NULL
    GROUP BY content_id
  ) change
  WHERE places.content_id = change.content_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION count_place_reviews(integer);
--> statement-breakpoint
-- Words nobody should have to read: whole curses and slurs, no word that has a harmless use of its own (새끼, 놈, 미친).
INSERT INTO profanity_terms (term) SELECT unnest(array[
  '시발', '씨발', '시팔', '씨팔', '시벌', '씨벌', '쉬발', '슈발', '쓰발', '쓰벌', '씌발', '시이발', '씨이발', '시바알', '씨바알', '씨바라', '시부랄', '시부럴', '씨부랄', '씨부럴',
  '씹할', '씹새', '씹년', '씹놈', '씹창', '시방새', '씨방새', '십새끼', '병신', '븅신', '벼엉신', '지랄', '쥐랄', '좆', '좃같', '좃나', '좃밥', '존나', '조온나',
  '개새끼', '개색기', '개색끼', '개쉑', '미친놈', '미친년', '미친새끼', '썅', '쌍년', '쌍놈', '잡년', '화냥년', '걸레년', '창녀', '창년', '니미럴', '니미씨',
  '느금마', '느개비', '니애미', '니에미', '느그애미', '엠창', '애미없', '애비없', '호로새끼', '호로자식', '후레자식', '육시랄', '염병할', '뒈져', '뒈질', '뒤질래',
  '나가죽어', '나가뒤져', '나가뒈', '아가리닥', '또라이', '찐따', '저능아', '틀딱', '맘충', '한남충', '급식충', '김치녀', '된장녀', '보슬아치',
  '짱깨', '쪽바리', '쪽발이', '똥남아', '전라디언', '절라디언',
  'ㅅㅂ', 'ㅆㅂ', 'ㅅㅂㄴ', 'ㅆㅂㄴ', 'ㅅㅂㄹㅁ', 'ㅅㅂㅅㄲ', 'ㅂㅅ', 'ㅄ', 'ㅂㅅㅅㄲ', 'ㅅㄲ', 'ㄱㅅㄲ', 'ㅈㄹ', 'ㅈㄴ', 'ㅈ같', 'ㅈ까', 'ㄲㅈ',
  'fuck', 'bitch', 'asshole', 'sibal', 'ssibal', 'shibal', 'tlqkf', 'qudtls'
]);
--> statement-breakpoint
-- Harmless ones that hold such a word, as people write them, with and without their spaces. Staff add to both lists.
INSERT INTO profanity_terms (term, is_allowed) SELECT unnest(array[
  '시발점', '시발역', '시발지', '시발택시', '시발자동차', '시발열차',
  '한시발', '두시발', '세시발', '네시발', '다섯시발', '여섯시발', '일곱시발', '여덟시발', '아홉시발', '열시발',
  '다시발', '역시발', '혹시발', '택시발', '도시발', '잠시발', '즉시발', '동시발', '일시발', '임시발', '수시발', '상시발', '전시발', '당시발', '필시발', '접시발', '스시발', '몹시발',
  '반드시발', '표시발', '지시발', '게시발', '감시발', '제주시발', '서귀포시발', '아저씨발', '아가씨발', '날씨발', '글씨발', '솜씨발', '말씨발', '불씨발', '씨발라먹', '씨발라내',
  '시팔경', '다시팔', '역시팔', '혹시팔', '도시팔', '택시팔', '즉시팔', '아저씨팔', '아가씨팔', '솜씨팔', '시벌금', '다시벌', '역시벌', '혹시벌', '도시벌', '택시벌',
  '날씨벌', '아저씨벌', '솜씨벌', '말씨벌', '날씨바라', '솜씨바라', '아저씨바라', '아가씨바라', '슈발리에', '슈발블랑', '시방새벽', '시방새로',
  '병신고', '병신청', '병신규', '병신속', '병신증', '병신체', '병신호', '병신춤', '병신약', '병신메뉴', '병신상품', '병신제품', '보존나', '생존나', '공존나', '기존나', '의존나', '현존나', '잔존나',
  '조개새끼', '무지개새끼', '들개새끼', '미친년도', '창녀석', '엠창업', '전염병할', '찐따뜻', '찐따끈', '찐따로', '맘충전', '맘충분', '급식충분', '김치녀석',
  '왼쪽발이', '오른쪽발이', '한쪽발이', '양쪽발이'
]), true;
