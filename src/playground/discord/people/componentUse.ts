import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { selectTypes } from '../rules/componentRules.ts';
import { type Component, everyComponent } from '../world/content.ts';
import type { Channel, Message, Role, User } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { type Resolved, resolveChannel, resolveRole, resolveUser } from './resolved.ts';

/** What a person presses and chooses. These functions throw when Discord's client would not let the person do it. */

export type Chosen = string | User | Channel | Role;

function checkReach(message: Message, user: User): void {
  if (message.deleted) throw new Error('the message is gone');
  if (message.visibleTo !== undefined && message.visibleTo !== user) {
    throw new Error(`${user.name} does not see this message: it is ${message.visibleTo.name}'s alone`);
  }
}

function labelOf(button: Component): string {
  return button.label ?? button.emoji?.name ?? '';
}

/** Presses the button with this custom id, or else the one with this label. */
export function pressButton(message: Message, user: User, customIdOrLabel: string): unknown {
  checkReach(message, user);
  const buttons = everyComponent(message.components).filter(({ type }) => type === ComponentType.Button);
  const button =
    buttons.find(({ custom_id }) => custom_id === customIdOrLabel) ??
    buttons.find((each) => labelOf(each) === customIdOrLabel);
  if (button === undefined) {
    const there = buttons.map((each) => `${labelOf(each)} [${each.custom_id}]`).join(', ');
    throw new Error(`there is no button ${customIdOrLabel}; there are: ${there || 'none'}`);
  }
  if (button.disabled) throw new Error(`the button ${customIdOrLabel} is disabled`);
  if (button.style === ButtonStyle.Link || button.style === ButtonStyle.Premium) {
    throw new Error(`the button ${customIdOrLabel} leads elsewhere`);
  }
  return { component_type: ComponentType.Button, custom_id: button.custom_id, id: button.id };
}

export function chooseFrom(
  message: Message,
  user: User,
  customId: string,
  chosen: readonly Chosen[],
  world: World,
): unknown {
  checkReach(message, user);
  const menus = everyComponent(message.components).filter(({ type }) => selectTypes.includes(type));
  const menu = menus.find(({ custom_id }) => custom_id === customId);
  if (menu === undefined) {
    const there = menus.map(({ custom_id }) => custom_id).join(', ');
    throw new Error(`there is no menu ${customId}; there are: ${there || 'none'}`);
  }
  if (menu.disabled) throw new Error(`the menu ${customId} is disabled`);
  const resolved: Resolved = {};
  const values = valuesOf(menu, chosen, message.channel, resolved, world);
  checkCount(menu, values.length, menu.min_values ?? 1);
  return {
    component_type: menu.type,
    custom_id: customId,
    id: menu.id,
    values,
    ...(Object.keys(resolved).length > 0 && { resolved }),
  };
}

export function checkCount(menu: Component, count: number, least: number): void {
  const most = menu.max_values ?? 1;
  if (count < least || count > most) {
    throw new Error(`the menu ${menu.custom_id} takes ${least} to ${most} values, not ${count}`);
  }
}

/** Finds the values of what was chosen. An option of a text menu is named by its value or its label. */
export function valuesOf(
  menu: Component,
  chosen: readonly Chosen[],
  channel: Channel,
  resolved: Resolved,
  world: World,
): readonly string[] {
  return chosen.map((each) => {
    if (menu.options !== undefined) {
      const option =
        menu.options.find(({ value }) => value === each) ?? menu.options.find(({ label }) => label === each);
      if (option !== undefined) return option.value;
      const there = menu.options.map(({ value, label }) => `${label} [${value}]`).join(', ');
      throw new Error(`the menu ${menu.custom_id} has no option ${String(each)}; it has: ${there}`);
    }
    if (typeof each === 'string') throw new Error(`the menu ${menu.custom_id} takes people, roles or channels`);
    const { ChannelSelect, MentionableSelect, RoleSelect, UserSelect } = ComponentType;
    const named = menu.type === ChannelSelect ? world.channels.get(each.id) : undefined;
    const role =
      menu.type === RoleSelect || menu.type === MentionableSelect ? channel.guild?.roles.get(each.id) : undefined;
    const user = menu.type === UserSelect || menu.type === MentionableSelect ? world.users.get(each.id) : undefined;
    if (named !== undefined && (menu.channel_types ?? [named.type]).includes(named.type)) {
      return resolveChannel(resolved, named, world);
    }
    if (role !== undefined) return resolveRole(resolved, role);
    if (user !== undefined) return resolveUser(resolved, user, channel.guild);
    throw new Error(`the menu ${menu.custom_id} does not take ${each.name}`);
  });
}
