import { icon } from './dom.js';

const shapes = /** @type {const} */ ({ channel: 'hash', thread: 'thread', direct: 'mail' });

/** The sign before a channel's name, which says what kind it is. */
export const channelIcon = (/** @type {import('../web/news.ts').ChannelSight['kind']} */ kind) => icon(shapes[kind]);
