import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Beside } from './Beside.tsx'
import { Conversation } from './Conversation.tsx'
import { InquiryActions } from './InquiryActions.tsx'
import { Presence } from './Presence.tsx'
import type { Inquiry } from './types.ts'

export function InquiryShow() {
  const translate = useTranslate()
  return (
    <RecordPage actions={<InquiryActions />}>
      <Panel title={translate('console.inquiries.conversation')}>
        <Shown />
      </Panel>
      <Panel title={translate('console.inquiries.beside')}>
        <Beside />
      </Panel>
    </RecordPage>
  )
}

function Shown() {
  const inquiry = useRecordContext<Inquiry>()
  const [writing, setWriting] = useState(false)
  // What a list knows of an inquiry has no messages yet.
  if (!inquiry?.messages) return null
  return (
    <>
      <Presence inquiryId={inquiry.id} writing={writing} />
      <Conversation inquiry={inquiry} />
      <AnswerForm key={inquiry.id} inquiry={inquiry} onWriting={setWriting} />
    </>
  )
}
