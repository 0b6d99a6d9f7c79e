import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator, useTranslate } from 'react-admin'
import { AddHoursButton } from './AddHoursButton.tsx'
import { HoursEntryInputs, MAX_HOURS_ENTRIES } from './HoursEntryInputs.tsx'

export function HoursHeading({ title, help }: { title: string; help: string }) {
  const translate = useTranslate()
  return (
    <>
      <Typography component="h2" variant="h3" sx={{ mt: 2 }}>
        {translate(title)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(help, { _: help })}
      </Typography>
    </>
  )
}

interface Props {
  source: string
  /** The current number of entries. */
  count: number
  /** The initial values of an added entry. */
  newItem: object
  /** Further inputs of each entry. */
  children?: ReactNode
}

/** Edits hours of the week, at most as many as the service accepts. */
export function HoursArrayInput({ source, count, newItem, children }: Props) {
  return (
    <ArrayInput source={source} label={false}>
      <SimpleFormIterator
        disableReordering
        addButton={<AddHoursButton />}
        disableAdd={count >= MAX_HOURS_ENTRIES}
        disableClear
        getItemDefaults={() => newItem}
      >
        <HoursEntryInputs />
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}
