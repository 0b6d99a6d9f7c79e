import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Chart } from './types.ts'

export function ChartStateTag() {
  const chart = useRecordContext<Chart>()
  const translate = useTranslate()
  if (!chart) return null
  const state = chart.deletedAt === null ? 'kept' : 'deleted'
  return <Tag tone={state === 'kept' ? 'good' : 'bad'}>{translate(`console.charts.state.${state}`)}</Tag>
}
