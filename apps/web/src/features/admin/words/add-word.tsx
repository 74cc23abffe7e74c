import { WORD_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldErrors } from '../parts/field-errors.ts'
import { FormError } from '../parts/form-error.tsx'
import { Panel } from '../parts/panel.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { saveWord } from './words.api.ts'

/** As texts are searched for words: small letters, nothing between them. */
const asSearched = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')

export function AddWord() {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<'refused' | 'allowed'>('refused')
  const adding = useDeed({
    mutationFn: saveWord,
    done: ({ term, isAllowed }) => (isAllowed ? t`‘${term}’ 말을 허용했어요.` : t`‘${term}’ 말을 막았어요.`),
    onDone: () => setText(''),
  })
  const term = asSearched(text)
  return (
    <Panel title={t`낱말 더하기`} className="mb-6">
      <Form
        onSubmit={() => term !== '' && !adding.isPending && adding.mutate({ term, isAllowed: kind === 'allowed' })}
        className="gap-4 md:grid md:grid-cols-[1fr_1fr_auto] md:items-start"
      >
        <TextField
          label={t`낱말`}
          hint={t`한글이나 영문으로, 띄어쓰기 없이 입력해주세요.`}
          autoComplete="off"
          maxLength={WORD_MAX}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            adding.reset()
          }}
          error={fieldErrors(adding.error)['term']}
        />
        <SegmentedControl
          label={t`어떻게 할까요`}
          hint={kind === 'refused' ? t`이 말이 든 글은 올릴 수 없어요.` : t`막은 말이 안에 들어 있어도 올릴 수 있어요.`}
          options={[
            { value: 'refused', label: t`막기` },
            { value: 'allowed', label: t`허용하기` },
          ]}
          value={kind}
          onChange={setKind}
        />
        <Button type="submit" disabled={term === ''} isLoading={adding.isPending} className="md:mt-7">
          {t`더하기`}
        </Button>
        {fieldErrors(adding.error)['term'] === undefined && <FormError error={adding.error} />}
      </Form>
    </Panel>
  )
}
