import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { type TextKey, useTranslate } from '../i18n/use-translate.ts'
import { AddHoursButton } from './AddHoursButton.tsx'
import { HoursEntryInputs } from './HoursEntryInputs.tsx'

export function HoursHeading({ title, help }: { title: TextKey; help: string }) {
  const translate = useTranslate()
  return (
    <>
      <Typography component="h2" variant="h3" sx={{ mt: 2 }}>
        {translate(title)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(help, { defaultValue: help })}
      </Typography>
    </>
  )
}

interface Props {
  source: string
  /** The current number of entries. */
  count: number
  limit: { maxItems: number }
  /** The initial values of an added entry. */
  newItem: object
  /** Further inputs of each entry. */
  children?: ReactNode
}

/** Edits hours of the week, at most as many as the service accepts. */
export function HoursArrayInput({ source, count, limit, newItem, children }: Props) {
  return (
    <ArrayInput source={source} label={false}>
      <SimpleFormIterator
        disableReordering
        addButton={<AddHoursButton />}
        disableAdd={count >= limit.maxItems}
        disableClear
        getItemDefaults={() => newItem}
      >
        <HoursEntryInputs />
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}
