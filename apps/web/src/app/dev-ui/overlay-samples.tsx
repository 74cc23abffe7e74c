import { Button } from '#ui/form/button.tsx'
import { Dialog, Sheet } from '#ui/overlay/dialog.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { NotebookPen, Route, Users } from 'lucide-react'
import { useState } from 'react'
import { LONG_TEXT, Row, Section } from './section.tsx'

type Layer = 'sheet' | 'tall' | 'dialog' | null

export function OverlaySamples() {
  const [layer, setLayer] = useState<Layer>(null)
  const close = () => setLayer(null)

  async function handleDelete() {
    const confirmed = await confirm({
      title: '글을 삭제할까요?',
      description: '삭제한 내용은 되돌릴 수 없어요.',
      confirmLabel: '삭제',
      isDanger: true,
    })
    if (confirmed) toast.success('글을 삭제했어요')
  }

  return (
    <>
      <Section title="Sheet · Dialog · confirm">
        <Row>
          <Button size="md" variant="secondary" onClick={() => setLayer('sheet')}>
            시트 열기
          </Button>
          <Button size="md" variant="secondary" onClick={() => setLayer('tall')}>
            긴 시트 열기
          </Button>
          <Button size="md" variant="secondary" onClick={() => setLayer('dialog')}>
            대화상자 열기
          </Button>
          <Button size="md" variant="danger" onClick={() => void handleDelete()}>
            글 삭제
          </Button>
        </Row>
        <Sheet open={layer === 'sheet'} onOpenChange={close} title="무엇을 해볼까요?">
          <ul className="-mx-4">
            <ListItem leading={<NotebookPen size={22} />} title="혼행 리뷰 쓰기" onPress={close} />
            <ListItem leading={<Route size={22} />} title="일정 짜기" onPress={close} />
            <ListItem leading={<Users size={22} />} title="동행방 열기" onPress={close} />
          </ul>
        </Sheet>
        <Sheet
          open={layer === 'tall'}
          onOpenChange={close}
          title={LONG_TEXT}
          description="내용이 길면 안에서 스크롤돼요."
          height="tall"
          footer={
            <Button fullWidth onClick={close}>
              적용하기
            </Button>
          }
        >
          <ul className="-mx-4">
            {Array.from({ length: 30 }, (_, index) => (
              <ListItem key={index} title={`항목 ${index + 1}`} onPress={close} />
            ))}
          </ul>
        </Sheet>
        <Dialog
          open={layer === 'dialog'}
          onOpenChange={close}
          title="영수증을 인증할까요?"
          description="영수증 사진으로 방문을 확인하면 100포인트를 드려요."
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                리뷰만 쓰기
              </Button>
              <Button onClick={close}>인증하기</Button>
            </>
          }
        />
      </Section>

      <Section title="toast">
        <Row>
          <Button size="md" variant="secondary" onClick={() => toast.success('로그인되었습니다!')}>
            성공
          </Button>
          <Button size="md" variant="secondary" onClick={() => toast.error('파일 크기는 5MB 이하여야 합니다.')}>
            실패
          </Button>
          <Button size="md" variant="secondary" onClick={() => toast.blank(LONG_TEXT)}>
            긴 글
          </Button>
          <Button
            size="md"
            variant="secondary"
            onClick={() =>
              toast.success('담은 곳에서 뺐어요', {
                action: { label: '되돌리기', onClick: () => toast.blank('되돌렸어요') },
              })
            }
          >
            되돌리기
          </Button>
        </Row>
      </Section>
    </>
  )
}
